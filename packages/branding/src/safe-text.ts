import * as v from 'valibot'

// Control characters, line separators and lone surrogates break headers, titles and emails; bidirectional overrides and
// invisible characters can make one name look like another.
const hidden =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

/** Whether a text has invisible characters. Right-to-left letters are visible; bidirectional overrides are not. */
export function hasHidden(text: string): boolean {
  return hidden.test(text)
}

/** Schema of a name or phrase in any script: not empty, at most `most` characters, none of them invisible. */
export function visibleText(most: number) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is empty; enter text that people can read'),
    v.check((text) => Array.from(text).length <= most, `is longer than ${most} characters; shorten it`),
    v.check((text) => !hasHidden(text), 'has control characters; remove them'),
  )
}

/**
 * Schema of the URL of an image or a link: https without credentials, or a path of the same origin. Never
 * `javascript:`, `data:` or `//host`.
 */
export const safeUrl = v.pipe(
  v.string(),
  v.maxLength(2048, 'is longer than 2048 characters'),
  v.check(isSafeUrl, 'must be an https address or a path that starts with one slash'),
)

/** `#rrggbb` in lower case and nothing else, so that a color cannot contain CSS. */
export const hexColor = v.pipe(
  v.string(),
  v.regex(/^#[0-9a-f]{6}$/, 'must be a color like #1a1a1a: a hash and six digits, lower case'),
)

/** A tenant's short name: one label of a host name. */
export const slug = v.pipe(
  v.string(),
  v.regex(
    /^[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be 1 to 63 of a-z, 0-9 and hyphen, starting with a letter and not ending with a hyphen',
  ),
)

export const email = v.pipe(
  v.string(),
  v.maxLength(254, 'is longer than 254 characters'),
  v.regex(/^[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i, 'must be an email address'),
)

export const phone = v.pipe(
  v.string(),
  v.regex(/^\+?[0-9(][0-9() .-]{5,28}[0-9]$/, 'must be a phone number: digits, spaces, hyphens, parentheses'),
)

function isSafeUrl(text: string): boolean {
  if (/[\s\p{Cc}\\"'<>`]/u.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  const url = parseUrl(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

/** An absolute URL, or null. Older browsers have no `URL.parse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
