/** Passkeys: the browser keeps a key of ours, and shows it instead of a password. */
import { api } from '../lib/api';

/** Make one for this account; false where the user or his device will not. */
export async function makePasskey(label: string): Promise<boolean> {
  const { public_key } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(public_key as unknown as PublicKeyCredentialCreationOptionsJSON);
  const made = (await navigator.credentials.create({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (made) await api.newPasskey(made.toJSON(), label);
  return made !== null;
}

export async function signInByPasskey(): Promise<void> {
  const { public_key } = await api.askPasskey();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(public_key as unknown as PublicKeyCredentialRequestOptionsJSON);
  const found = (await navigator.credentials.get({ publicKey }).catch(() => null)) as PublicKeyCredential | null;
  if (found) await api.logInByPasskey(found.toJSON());
}
