import { attachmentStatuses } from '@coffer/domain/status'
import * as v from 'valibot'
import { deliveryStatuses } from '../database/schema/outbox.ts'

/** Responses of the operator's API, shared by the document and the console. */

export const clockAnswer = v.object({ now: v.string() })
export const movedClockAnswer = v.object({ now: v.string(), ran: v.number() })

export const tenantsAnswer = v.array(
  v.object({
    slug: v.string(),
    name: v.string(),
    linking_mode: v.string(),
    same_fi_institution: v.nullable(v.string()),
    review_seconds: v.nullable(v.number()),
    /** In cents, under their names on the wire. */
    limits: v.record(v.string(), v.number()),
  }),
)

export const faultsAnswer = v.array(
  v.object({
    id: v.string(),
    tenant: v.string(),
    method: v.string(),
    path: v.string(),
    kind: v.string(),
    value: v.optional(v.union([v.string(), v.number()])),
    times: v.nullable(v.number()),
    met: v.number(),
  }),
)

export const ratesAnswer = v.array(
  v.object({ apy: v.string(), effective_on: v.string(), announced_on: v.string() }),
)

export const bannersAnswer = v.array(
  v.object({ type: v.number(), location: v.number(), title: v.string(), body: v.string() }),
)

export const callsAnswer = v.array(v.object({ method: v.string(), path: v.string() }))

export const depositorsAnswer = v.array(
  v.object({
    depositor_id: v.string(),
    email: v.string(),
    is_primary: v.boolean(),
    entity_id: v.string(),
    is_pending_signup: v.boolean(),
    registration_status: v.nullable(v.string()),
    registration_last_step: v.string(),
    extended_status: v.string(),
    relink: v.boolean(),
    missing_documents: v.array(v.string()),
    documents: v.array(v.object({ kind: v.string(), name: v.string(), size: v.number() })),
    locked: v.boolean(),
  }),
)

export const linkedAccountsAnswer = v.array(
  v.object({
    uuid: v.string(),
    depositor_id: v.string(),
    institution: v.string(),
    account_name: v.string(),
    mask: v.string(),
    source_type: v.string(),
    status: v.string(),
  }),
)

export const transactionsAnswer = v.array(
  v.object({
    uuid: v.string(),
    email: v.string(),
    description: v.string(),
    direction: v.string(),
    /** In cents. */
    amount: v.number(),
    status: v.string(),
    return_code: v.nullable(v.string()),
    date_created: v.string(),
    is_returnable: v.boolean(),
  }),
)

export const disclosuresAnswer = v.array(
  v.object({ slug: v.string(), title: v.string(), version: v.string() }),
)

/** Emails and text messages. */
export const outboxAnswer = v.array(
  v.object({
    channel: v.picklist(['email', 'sms']),
    to: v.string(),
    subject: v.string(),
    text: v.string(),
    html: v.nullable(v.string()),
    links: v.array(v.string()),
    code: v.nullable(v.string()),
    sent_at: v.string(),
    delivery: v.nullable(v.picklist(deliveryStatuses)),
    delivery_error: v.nullable(v.string()),
  }),
)

/** Messages between depositors and support. */
export const messagesAnswer = v.array(
  v.object({
    depositor_id: v.string(),
    email: v.string(),
    thread_uuid: v.string(),
    direction: v.string(),
    subject: v.string(),
    body: v.string(),
    sent_at: v.string(),
    viewed_at: v.nullable(v.string()),
    /** The case that the thread belongs to. */
    case_uuid: v.nullable(v.string()),
    case_closed_at: v.nullable(v.string()),
    attachments: v.array(
      v.object({ name: v.string(), size: v.number(), status: v.picklist(attachmentStatuses) }),
    ),
  }),
)

export const jobsAnswer = v.array(
  v.object({
    job_id: v.number(),
    tenant: v.string(),
    kind: v.string(),
    chain: v.nullable(v.string()),
    due_at: v.string(),
    status: v.string(),
    attempts: v.number(),
    last_error: v.nullable(v.string()),
  }),
)
/** The number of jobs that ran, and of those left. */
export const ranAnswer = v.object({ ran: v.number(), waiting: v.number(), parked: v.number() })

export const securityEventsAnswer = v.array(
  v.object({
    sequence: v.number(),
    tenant: v.string(),
    at: v.string(),
    actor: v.string(),
    action: v.string(),
    target: v.nullable(v.string()),
    outcome: v.string(),
    status: v.nullable(v.number()),
    email: v.nullable(v.string()),
    device: v.nullable(v.string()),
    address: v.nullable(v.string()),
    request_id: v.nullable(v.string()),
  }),
)
export const eventActionsAnswer = v.array(v.string())

const found = v.union([v.number(), v.string(), v.null()])

/** The recomputed counts of a ledger, and the contradictions. Amounts are in cents. */
export const auditAnswer = v.object({
  balanced: v.boolean(),
  /** Counts by what was checked. */
  checked: v.record(v.string(), v.number()),
  /** Sums by pocket, over all accounts. */
  balances: v.record(v.string(), v.number()),
  negative: v.array(
    v.object({ account: v.string(), kind: v.string(), balance: v.number(), flagged: v.boolean() }),
  ),
  findings_by_kind: v.record(v.string(), v.number()),
  /** The first findings of each kind. */
  findings: v.array(
    v.object({
      kind: v.string(),
      account: v.optional(v.string()),
      pocket: v.optional(v.string()),
      transfer: v.optional(v.string()),
      request: v.optional(v.string()),
      goal: v.optional(v.string()),
      plan: v.optional(v.string()),
      transaction: v.optional(v.string()),
      date: v.nullable(v.string()),
      expected: found,
      actual: found,
    }),
  ),
})
