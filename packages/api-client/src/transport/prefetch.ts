import { learnTime } from './clock.ts'
import { csrfToken } from './csrf-token.ts'
import { fixedHeaders } from './headers.ts'
import { settings } from './settings.ts'

const credentials = 'include'
let handshake: Promise<unknown> | null = null

/**
 * Asks for something that anyone may read, without the rest of the transport, for a page that only looks whether there is
 * anything: the same handshake and headers, no repetition. The answer can be handed to a call as `sent`.
 */
export async function prefetchRaw(path: `/${string}`): Promise<Response> {
  const { baseUrl, csrfUrl, language, fetch: send = fetch } = settings()
  if (csrfToken() === null) {
    // One in flight serves all: two at once could begin two sessions.
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
  learnTime(answer)
  return answer
}
