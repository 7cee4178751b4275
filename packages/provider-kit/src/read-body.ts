import type { Context, Env } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { isForm } from './body.ts'
import { ApiRefusal, type RefusalStatus } from './refusal.ts'

export interface BodyLimit {
  readonly bytes: number
  /** Time for the whole body to arrive. */
  readonly seconds: number
}

/** Reads the whole body, so that handlers have it at once. Refuses one that is too large (413) or too slow (408). */
export async function readBody<Variables extends Env>(
  c: Context<Variables, string>,
  { bytes, seconds }: BodyLimit,
): Promise<void> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return
  await withTimeout(seconds, async () => {
    const declared = c.req.header('content-length')
    // Node ends a body at its declared length; one of undeclared length is counted while it is read.
    if (declared === undefined || c.req.header('transfer-encoding') !== undefined)
      await bodyLimit({ maxSize: bytes, onError: tooLarge })(c, nothing)
    else if (Number(declared) > bytes) tooLarge()
    await (isForm(c) ? c.req.arrayBuffer() : c.req.text())
  })
}

async function withTimeout(seconds: number, read: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), seconds * 1000)
  })
  try {
    await Promise.race([read(), late])
  } catch (error) {
    // Any other error is a broken connection.
    throw error instanceof ApiRefusal ? error : incomplete()
  } finally {
    clearTimeout(timer)
  }
}

/** The rest of the body may still be arriving, so the connection ends with this response. */
const lastAnswer = (status: RefusalStatus, en: string, es: string) =>
  new ApiRefusal(status, { en, es }, { headers: { Connection: 'close' } })

export const tooLarge = (): never => {
  throw lastAnswer(413, 'This is too large to send.', 'Esto es demasiado grande para enviarlo.')
}
const tooSlow = () =>
  lastAnswer(
    408,
    'Your request took too long to arrive. Please try again.',
    'Su solicitud tardó demasiado en llegar. Inténtelo de nuevo.',
  )
const incomplete = () =>
  lastAnswer(400, 'Your request did not arrive completely.', 'Su solicitud no llegó completa.')

const nothing = () => Promise.resolve()
