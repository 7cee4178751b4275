import type { Transport } from './transport.ts'

/** The path whose limit is itself checked. */
const limited = '/api/v1/forgot-password'

/**
 * Respects the limits of a provider: a call that is answered 429 is made again after `Retry-After`, once. All people of
 * the checks have one address, which no limit by address expects.
 */
export const patient =
  (transport: Transport, wait: (seconds: number) => Promise<void>): Transport =>
  async (sent) => {
    const response = await transport(sent)
    const seconds = Number(response.headers.get('retry-after'))
    const mayWait = response.status === 429 && seconds > 0 && seconds <= 120 && sent.url.pathname !== limited
    if (!mayWait) return response
    await wait(seconds)
    return transport(sent)
  }
