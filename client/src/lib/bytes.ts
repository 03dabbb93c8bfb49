// Bytes as records write them, and the hash of all seals. Pages on a home network have no crypto.subtle.

import { sha256 } from '@noble/hashes/sha2.js';

const TEXT = new TextEncoder();

export function bytesOf(text: string): Uint8Array {
  return TEXT.encode(text);
}

export function join(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function unhex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function digest(...parts: Uint8Array[]): string {
  return hex(sha256(join(...parts)));
}

// What a seat shows of its share of the chance before anyone's share is known.
export function shareCommitment(table: string, seat: number, share: string): string {
  return digest(bytesOf('postroad-share-2'), bytesOf(table), Uint8Array.of(seat), unhex(share));
}
