/**
 * The bytes of a base64url text; empty unless they encode to the same text again. The last character has spare bits
 * that a decoder ignores, so that a signed link would be valid in several spellings.
 */
export function base64urlBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : Buffer.alloc(0)
}
