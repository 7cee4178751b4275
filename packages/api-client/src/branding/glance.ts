import { learnTime } from '../transport/clock.ts'
import { csrfToken } from '../transport/csrf-token.ts'
import { fixedHeaders } from '../transport/headers.ts'
import { settings } from '../transport/settings.ts'

/**
 * Asks for the branding without the rest of the transport, for a page that only looks whether anything has changed: the
 * same handshake and headers, no repetition. The answer can be handed to `fetchBranding` as `sent`.
 */
export async function askBranding(): Promise<Response> {
  const { baseUrl, csrfUrl, fetch: send = fetch } = settings()
  const credentials = 'include'
  if (csrfToken() === null) await send(csrfUrl, { headers: fixedHeaders, credentials })
  const token = csrfToken()
  const headers = { ...fixedHeaders, ...(token !== null && { 'X-XSRF-TOKEN': token }) }
  const answer = await send(`${baseUrl}/branding`, { headers, credentials })
  learnTime(answer)
  return answer
}
