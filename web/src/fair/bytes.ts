/** Bytes, hashes and signatures, reckoned in plain JavaScript: browsers keep their own for pages over TLS. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { bytesToHex as hex, concatBytes as joined, utf8ToBytes as utf8 };

/** The bytes of hexadecimal digits; none where it is something else. */
export function unhex(text: string): Uint8Array {
  return /^(?:[0-9a-f]{2})*$/.test(text) ? hexToBytes(text) : new Uint8Array();
}

export function hash(data: Uint8Array): Uint8Array {
  return sha256(data);
}

/** HMAC-SHA256. */
export function keyed(key: Uint8Array, data: Uint8Array): Uint8Array {
  return hmac(sha256, key, data);
}

/** Is this an Ed25519 signature of the message? Key and signature in hexadecimal. */
export function isSigned(key: string, signature: string, message: Uint8Array): boolean {
  try {
    return ed25519.verify(unhex(signature), message, unhex(key));
  } catch {
    return false;
  }
}
