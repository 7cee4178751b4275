import { syncClock } from './clock.ts'
import { csrfToken } from './csrf-token.ts'
import { fixedHeaders } from './headers.ts'
import { settings } from './settings.ts'

const credentials = 'include'
let handshake: Promise<unknown> | null = null

/**
 * Requests public data before the rest of the transport is loaded, with the same handshake and headers and no retries.
 * Pass the answer to a call as `sent`.
 */
export async function prefetchRaw(path: `/${string}`): Promise<Response> {
  const { baseUrl, csrfUrl, language, fetch: send = fetch } = settings()
  if (csrfToken() === null) {
    // Shared, as two handshakes at once could start two sessions.
    handshake ??= send(csrfUrl, { headers: fixedHeaders, credentials }).finally(() => {
      handshake = null
    })
    await handshake
  }
  const token = csrfToken()
  const shown = language()
  const headers = {
    ...fixedHeaders,
    ...(shown !== '' && { 'Accept-Language': shown }),
    ...(token !== null && { 'X-XSRF-TOKEN': token }),
  }
  const answer = await send(baseUrl + path, { headers, credentials })
  syncClock(answer)
  return answer
}
