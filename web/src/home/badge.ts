/** How many people wait for us: before the title of the page, on its icon, and on that of the installed app. */
const MARK = /^\(\d+\) /;
let count = 0;
let plain = ''; // the icon without a badge, once it was needed

/** Keep the number before whatever the page calls itself. */
function retitle(): void {
  const wanted = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(MARK, '')}`;
  if (document.title !== wanted) document.title = wanted;
}

new MutationObserver(retitle).observe(document.head, { childList: true, subtree: true, characterData: true });

export function showBadge(people: number): void {
  count = people;
  retitle();
  void paint(people);
  if ('setAppBadge' in navigator) void (people > 0 ? navigator.setAppBadge(people) : navigator.clearAppBadge()).catch(() => undefined);
}

async function paint(people: number): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (!icon || (people === 0 && plain === '')) return;
  plain ||= await (await fetch('/icon.svg')).text();
  icon.href = people === 0 ? '/icon.svg' : `data:image/svg+xml,${encodeURIComponent(badged(plain, people))}`;
}

/** The same picture with a number in its corner. */
export function badged(svg: string, people: number): string {
  const [, , width = '64'] = /viewBox="([\d.-]+) ([\d.-]+) ([\d.]+)/.exec(svg)?.slice(1) ?? [];
  const size = Number(width);
  const [at, radius] = [size * 0.7, size * 0.3];
  const text = people > 9 ? '9+' : String(people);
  const circle = `<circle cx="${at}" cy="${at}" r="${radius}" fill="#a32020"/>`;
  const number = `<text x="${at}" y="${at + radius * 0.4}" font-family="sans-serif" font-weight="bold" font-size="${radius * 1.2}" text-anchor="middle" fill="#fff">${text}</text>`;
  return svg.replace('</svg>', `${circle}${number}</svg>`);
}
