import { type FakeCall, respond } from '@coffer/api-client/fakes'
import { provider } from './fake-provider.ts'

export interface SentRequest {
  /** Below the account's path if it belongs to one. */
  path: string
  key: string | null
  /** Null if there is none. */
  body: unknown
}

const isJson = (request: Request): boolean => request.headers.get('Content-Type')?.includes('json') === true

/** Records the requests of a call from now on. The responses are sent in turn; the last one repeats. */
export function recordRequests(
  { answers: answersOf }: Pick<FakeCall<unknown>, 'answers'>,
  ...answers: (() => Response)[]
): SentRequest[] {
  const sent: SentRequest[] = []
  provider.use(
    answersOf(async (request) => {
      const path = new URL(request.url).pathname.replace(/^.*\/accounts\/[^/]+/, '')
      const text = await request.text()
      sent.push({
        path,
        key: request.headers.get('Idempotency-Key'),
        body: text !== '' && isJson(request) ? JSON.parse(text) : text || null,
      })
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond(null)
    }),
  )
  return sent
}

export const requestBodies = (sent: readonly SentRequest[]): unknown[] => sent.map(({ body }) => body)

/** A response that never arrives. */
export const lostAnswer = (): Response => Response.error()
