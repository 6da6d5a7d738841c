/** FNV-1a over bytes: good enough to distinguish contents, not secure. */
function hash(bytes: Uint8Array, seed: number): number {
  let value = seed
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193)
  return value >>> 0
}

/** Sixteen hexadecimal digits computed from the bytes of all parts. */
export function hashOf(...parts: readonly Uint8Array[]): string {
  return [0x811c9dc5, 0x01000193]
    .map((seed) => parts.reduce((value, part) => hash(part, value), seed))
    .map((value) => value.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}

/** The same for a text. */
export function hashOfText(text: string): string {
  return hashOf(new TextEncoder().encode(text))
}
