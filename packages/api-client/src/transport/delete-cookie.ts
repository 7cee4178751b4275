import { localHost } from '@coffer/branding/linking-host'

/** Both attributes: a test's document keeps a cookie of `Max-Age=0` until the next millisecond. */
const expired = 'Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT'

/**
 * Deletes a cookie of this page, for its host and for each parent domain, because a sibling host may have planted one
 * of the same name there.
 */
export function deleteCookie(name: string): void {
  // WebKit ignores a Secure cookie from a page on plain http; the other browsers need Secure for the prefix `__Host-`.
  const secure = location.hostname === localHost ? '' : '; Secure'
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const path of pathsAbove(location.pathname))
    for (const domain of ['', ...domains])
      document.cookie = `${name}=; Path=${path}; ${expired}${secure}; SameSite=Lax${domain}`
}

/** `/`, and each path that a cookie sent with this page may have. */
function pathsAbove(path: string): readonly string[] {
  const parts = path.split('/').slice(1)
  return ['/', ...parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)].filter(
    (each, index, all) => all.indexOf(each) === index,
  )
}
