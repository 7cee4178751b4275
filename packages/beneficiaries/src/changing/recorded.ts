import { handlers, respond } from '@coffer/api-client/fakes'
import { provider } from '../fake-provider.ts'

type Call =
  | 'addBeneficiary'
  | 'editBeneficiary'
  | 'updateAllocations'
  | 'removeAndReallocate'
  | 'removeBeneficiary'

/** What a call is sent from now on, for tests; each is answered in turn, the last answer for good. */
export function recorded(call: Call, ...answers: (() => Response)[]): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers[call].answers(async (request) => {
      sent.push(await request.json())
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond([])
    }),
  )
  return sent
}

/** The answer never arrives. */
export const lost = (): Response => Response.error()
