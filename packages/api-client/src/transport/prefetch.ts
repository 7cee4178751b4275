import { syncClock } from './clock.ts'
import { csrfToken, noteTokenFetched } from './csrf-token.ts'
import { fixedHeaders } from './headers.ts'
import { settings } from './settings.ts'

const credentials = 'include'
let handshake: Promise<unknown> | null = null

/** A pending handshake of a prefetch or of the page's early script. */
export const pendingHandshake = (): Promise<unknown> | null =>
  handshake ?? settings().early?.handshake ?? null

/**
 * Requests data before the rest of the transport has loaded, with the same handshake and headers but no retries. Pass
 * the response to a call as `sent`, or to the transport as an early answer. Public without a bearer.
 */
export async function prefetchRaw(path: `/${string}`, bearer?: string): Promise<Response> {
  const { baseUrl, csrfUrl, language, fetch: send = fetch } = settings()
  if (csrfToken() === null) {
    // Shared, because two concurrent handshakes could start two sessions.
    handshake ??= send(csrfUrl, { headers: fixedHeaders, credentials })
      .then(noteTokenFetched)
      .finally(() => {
        handshake = null
      })
    await handshake
  }
  const token = csrfToken()
  const pageLanguage = language()
  const headers = {
    ...fixedHeaders,
    ...(pageLanguage !== '' && { 'Accept-Language': pageLanguage }),
    ...(token !== null && { 'X-XSRF-TOKEN': token }),
    ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
  }
  const answer = await send(baseUrl + path, { headers, credentials })
  syncClock(answer)
  return answer
}
