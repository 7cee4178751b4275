import { depositor, type FakeCall, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'
import { respond } from '@coffer/api-client/fakes'

type LinkedAccountPart = Parameters<typeof linkedAccount>[0]

/** What the provider knows from now on of somebody's linked accounts. */
export const banks = (...parts: LinkedAccountPart[]) =>
  handlers.linkedAccounts(linkedAccounts({ accounts: parts.map((part) => linkedAccount(part)) }))

/** Somebody whose application is approved and not complete yet. */
export const applicant = () =>
  handlers.depositor(depositor({ registration_last_step: 'confirmed', extended_status: null }))

/** Somebody who may only look. */
export const viewOnly = () => handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' }))

type Answer = () => Response

/** A call that remembers what it was sent with, and answers each time in turn, the last answer for good. */
export function remembering({ answers }: Pick<FakeCall<unknown>, 'answers'>, ...inTurn: Answer[]) {
  const sent: unknown[] = []
  const handler = answers(async (request) => {
    const text = await request.text()
    sent.push(text === '' ? null : JSON.parse(text))
    const answer = inTurn.length > 1 ? inTurn.shift() : inTurn[0]
    return answer ? answer() : respond(null)
  })
  return { sent, handler }
}
