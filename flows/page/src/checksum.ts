/** Checksum of a text (FNV-1a, 32 bits): tells texts apart, and keeps nobody from making one that has it. */
export function checksum(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
