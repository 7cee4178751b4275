const version = '/api/v1'

/** The path of a GET request to the API in the form of docs/wire.md, without the version; null for other requests. */
export function readPath(method: string, url: string): string | null {
  const { pathname } = new URL(url)
  if (method !== 'GET' || !pathname.startsWith(`${version}/`)) return null
  return pathname
    .slice(version.length)
    .replace(/^\/statements\/\d{4}$/, '/statements/{year}')
    .replace(/^\/accounts\/[\w-]{36}(?=\/)/, '/accounts/{uuid}')
    .replace(/\/goals\/[^/]+\/history$/, '/goals/{goal}/history')
}
