import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { EMBEDDED } from './lib/browser';
import { i18n } from './lib/i18n.svelte';

await i18n.start();

const target = document.getElementById('app');
if (target) mount(App, { target });

if ('serviceWorker' in navigator && import.meta.env.PROD && !EMBEDDED) void keepForLater();

/** The start page opens without a line too: what it was made of is kept. */
async function keepForLater(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const made = performance.getEntriesByType('resource').map((entry) => entry.name);
  active?.postMessage(made.filter((address) => new URL(address).origin === location.origin));
}
