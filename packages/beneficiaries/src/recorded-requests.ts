import { handlers, respond } from '@coffer/api-client/fakes'
import { provider } from './fake-provider.ts'

type Call =
  | 'addBeneficiary'
  | 'editBeneficiary'
  | 'updateAllocations'
  | 'removeAndReallocate'
  | 'removeBeneficiary'

/** The bodies of a call from now on. Answers are given in turn, the last one repeatedly. */
export function recordRequests(call: Call, ...answers: (() => Response)[]): unknown[] {
  const requests: unknown[] = []
  provider.use(
    handlers[call].answers(async (request) => {
      requests.push(await request.json())
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return answer ? answer() : respond([])
    }),
  )
  return requests
}

/** An answer that never arrives. */
export const lostAnswer = (): Response => Response.error()
