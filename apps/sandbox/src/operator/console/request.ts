import type { AttachmentStatus } from '@coffer/domain/status'

const keyName = 'operator-key'

export interface Depositor {
  depositor_id: string
  email: string
  is_primary: boolean
  entity_id: string
  is_pending_signup: boolean
  registration_status: string | null
  registration_last_step: string
  extended_status: string
  relink: boolean
  missing_documents: string[]
  documents: { kind: string; name: string; size: number }[]
  locked: boolean
}

export interface LinkedAccount {
  uuid: string
  depositor_id: string
  institution: string
  account_name: string
  mask: string
  source_type: string
  status: string
}

export interface Tenant {
  slug: string
  name: string
  linking_mode: string
  same_fi_institution: string | null
  review_seconds: number | null
  /** In cents, by their names on the wire. */
  limits: Record<string, number>
}

export interface Disclosure {
  slug: string
  title: string
  version: string
}

export interface Message {
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  html: string | null
  links: string[]
  code: string | null
  sent_at: string
}

export interface Transaction {
  uuid: string
  email: string
  description: string
  direction: string
  amount: number
  status: string
  return_code: string | null
  date_created: string
  is_returnable: boolean
}

/** A message between a depositor and support. */
export interface ThreadMessage {
  depositor_id: string
  email: string
  thread_uuid: string
  direction: string
  subject: string
  body: string
  sent_at: string
  viewed_at: string | null
  /** The case that its thread is about. */
  case_uuid: string | null
  case_closed_at: string | null
  attachments: { name: string; size: number; status: AttachmentStatus }[]
}

export interface Banner {
  type: number
  location: number
  title: string
  body: string
}

export interface Rate {
  apy: string
  effective_on: string
  announced_on: string
}

export interface Fault {
  tenant: string
  method: string
  path: string
  kind: string
  value?: string | number
  times: number | null
  met: number
}

export interface ParkedJob {
  job_id: number
  kind: string
  due_at: string
  attempts: number
  last_error: string | null
}

export interface SecurityEvent {
  sequence: number
  tenant: string
  at: string
  actor: string
  action: string
  target: string | null
  outcome: string
  status: number | null
  email: string | null
  device: string | null
  address: string | null
  request_id: string | null
}

/** Response types of the operator's API. Not validated: page and API are served together. */
interface Answers {
  '/jobs': ParkedJob[]
  '/clock': { now: string; ran: number }
  '/jobs/run': { ran: number }
  '/tenants': Tenant[]
  '/outbox': Message[]
  '/depositors': Depositor[]
  '/disclosures': Disclosure[]
  '/linked-accounts': LinkedAccount[]
  '/transactions': Transaction[]
  '/messages': ThreadMessage[]
  '/cases': { uuid: string }
  '/alerts': Record<string, unknown>
  '/banners': Banner[]
  '/faults': Fault[]
  '/calls': { method: string; path: string }[]
  '/rates': Rate[]
  '/security-events': SecurityEvent[]
  '/security-events/actions': string[]
  '/ledger/check': Record<string, unknown>
}

/** The URL that the sandbox prints has the key after its #, which is never sent to a server. */
export function readKeyFromUrl(): void {
  const key = decodeURIComponent(location.hash.slice(1))
  // The URL may name a part of the page too.
  if (key === '' || document.getElementById(key)) return
  keepKey(key)
  history.replaceState(null, '', location.pathname)
}

export const keepKey = (key: string): void => sessionStorage.setItem(keyName, key)

/** Calls the operator's API; throws with its message on a refusal. */
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
  if (!response.ok) throw new Error(messageOf(answer) ?? `The sandbox answered ${response.status}.`)
  if (!isAnswer(path, answer)) throw new Error('The sandbox answered nothing.')
  return answer
}

const messageOf = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'message' in answer ? String(answer.message) : null

/** Page and API are of one version, so any answer has the expected type. */
const isAnswer = <P extends keyof Answers>(_path: P, answer: unknown): answer is Answers[P] =>
  typeof answer === 'object' && answer !== null
