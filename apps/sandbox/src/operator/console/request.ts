import type * as answers from '../answers.ts'
import type { brandAnswer } from '../brand-report.ts'
import type { InferOutput } from 'valibot'

const keyName = 'operator-key'

export type Brand = InferOutput<typeof brandAnswer>
export type Fault = InferOutput<typeof answers.faultsAnswer>[number]
export type Depositor = InferOutput<typeof answers.depositorsAnswer>[number]
export type LinkedAccount = InferOutput<typeof answers.linkedAccountsAnswer>[number]
export type Disclosure = InferOutput<typeof answers.disclosuresAnswer>[number]
export type Message = InferOutput<typeof answers.outboxAnswer>[number]
export type Transaction = InferOutput<typeof answers.transactionsAnswer>[number]
export type ThreadMessage = InferOutput<typeof answers.messagesAnswer>[number]
export type ParkedJob = InferOutput<typeof answers.jobsAnswer>[number]
export type SecurityEvent = InferOutput<typeof answers.securityEventsAnswer>[number]

/** Response types of the operator's API. Not validated, because page and API are served together. */
interface Answers {
  '/jobs': ParkedJob[]
  '/clock': InferOutput<typeof answers.movedClockAnswer>
  '/jobs/run': InferOutput<typeof answers.ranAnswer>
  '/tenants': InferOutput<typeof answers.tenantsAnswer>
  '/branding': Brand
  '/outbox': Message[]
  '/depositors': Depositor[]
  '/disclosures': Disclosure[]
  '/linked-accounts': LinkedAccount[]
  '/transactions': Transaction[]
  '/messages': ThreadMessage[]
  '/cases': { uuid: string }
  '/alerts': Record<string, unknown>
  '/banners': InferOutput<typeof answers.bannersAnswer>
  '/announcements': Record<string, unknown>
  '/faults': Fault[]
  '/calls': InferOutput<typeof answers.callsAnswer>
  '/rates': InferOutput<typeof answers.ratesAnswer>
  '/security-events': SecurityEvent[]
  '/security-events/actions': InferOutput<typeof answers.eventActionsAnswer>
  '/ledger/check': InferOutput<typeof answers.auditAnswer>
}

/** The URL that the sandbox prints contains the key after the #, which is never sent to a server. */
export function readKeyFromUrl(): void {
  const key = decodeURIComponent(location.hash.slice(1))
  // The fragment may also name a section of the page.
  if (key === '' || document.getElementById(key)) return
  keepKey(key)
  history.replaceState(null, '', location.pathname)
}

export const keepKey = (key: string): void => sessionStorage.setItem(keyName, key)

/** Calls the operator's API; throws an error with the response's message if the call is refused. */
export async function request<P extends keyof Answers>(
  method: string,
  path: P,
  rest = '',
  body?: unknown,
): Promise<Answers[P]> {
  const response = await fetch(`/sandbox/api${path}${rest}`, {
    method,
    headers: { 'X-Sandbox-Key': sessionStorage.getItem(keyName) ?? '', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(findMessage(answer) ?? `The sandbox answered ${response.status}.`)
  if (!isAnswer(path, answer)) throw new Error('The sandbox answered nothing.')
  return answer
}

const findMessage = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null

/** Page and API have the same version, so every response has the expected type. */
const isAnswer = <P extends keyof Answers>(_path: P, answer: unknown): answer is Answers[P] =>
  typeof answer === 'object' && answer !== null
