const parse = (text: string, base?: string): URL | null =>
  URL.canParse(text, base) ? new URL(text, base) : null

/**
 * The URL of a download if it is https or of the application's own origin; null for anything else, such as
 * `javascript:`.
 */
export function safeDownload(url: string, origin: string): string | null {
  const parsed = parse(url, origin)
  if (!parsed || parsed.username !== '' || parsed.password !== '') return null
  return parsed.protocol === 'https:' || (parsed.origin === origin && parsed.origin !== 'null')
    ? parsed.href
    : null
}

/** A return path within the application; null for anything that could leave it, such as `//other.example`. */
export function safeReturnPath(path: string): string | null {
  if (!/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path)) return null
  const home = 'https://home.invalid'
  const parsed = parse(path, home)
  // Removing dot segments can leave two slashes: `/.//other.example`.
  if (parsed?.origin !== home || parsed.pathname.startsWith('//')) return null
  return parsed.pathname + parsed.search + parsed.hash
}
