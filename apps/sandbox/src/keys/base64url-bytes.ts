/**
 * The bytes of a text in base64url; none of one that does not encode them back. The last character has spare bits, which
 * a decoder drops: a signed link would be valid in several spellings.
 */
export function base64urlBytes(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.toString('base64url') === text ? bytes : Buffer.alloc(0)
}
