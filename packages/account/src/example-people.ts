import { depositor, type FakeCall, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'
import { respond } from '@coffer/api-client/fakes'

type LinkedAccountPart = Parameters<typeof linkedAccount>[0]

/** Linked accounts. */
export const banks = (...parts: LinkedAccountPart[]) =>
  handlers.linkedAccounts(linkedAccounts({ accounts: parts.map((part) => linkedAccount(part)) }))

/** A depositor whose application is approved and not complete yet. */
export const applicant = () =>
  handlers.depositor(depositor({ registration_last_step: 'confirmed', extended_status: null }))

/** A VIEW_ONLY depositor. */
export const viewOnly = () => handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))

type Answer = () => Response

/** Records the bodies of a call. Answers are given in turn, the last one repeatedly. */
export function recordRequests({ answers }: Pick<FakeCall<unknown>, 'answers'>, ...inTurn: Answer[]) {
  const sent: unknown[] = []
  const handler = answers(async (request) => {
    const text = await request.text()
    sent.push(text === '' ? null : JSON.parse(text))
    const answer = inTurn.length > 1 ? inTurn.shift() : inTurn[0]
    return answer ? answer() : respond(null)
  })
  return { sent, handler }
}
