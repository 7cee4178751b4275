import * as v from 'valibot'
import type { Sandbox } from './sandbox.ts'

const page = v.array(
  v.object({
    sequence: v.number(),
    tenant: v.string(),
    at: v.pipe(v.string(), v.isoTimestamp()),
    actor: v.string(),
    action: v.string(),
    outcome: v.string(),
    status: v.nullable(v.number()),
    email: v.nullable(v.string()),
    device: v.nullable(v.string()),
    address: v.nullable(v.string()),
    request_id: v.nullable(v.string()),
  }),
)

type SecurityEventPage = v.InferOutput<typeof page>

export interface EventReader {
  /** The events since the last call, the oldest first, as `log-out success`. */
  (): Promise<string[]>
  /** The operator's list by a filter, the newest first. */
  readonly of: (filter: string) => Promise<SecurityEventPage>
  /** The actions of all events that were read. */
  readonly actions: () => string[]
}

/** Reads Harbor's security events as the operator. */
export function readNewEvents(sandbox: Pick<Sandbox, 'callOperator'>): EventReader {
  let newest = 0
  const actions = new Set<string>()
  const of = async (filter: string) =>
    v.parse(page, await sandbox.callOperator('GET', `/security-events?tenant=harbor${filter}`))
  const read = async () => {
    const fresh = (await of('')).filter(({ sequence }) => sequence > newest)
    newest = fresh[0]?.sequence ?? newest
    for (const { action } of fresh) actions.add(action)
    return fresh.toReversed().map(({ action, outcome }) => `${action} ${outcome}`)
  }
  return Object.assign(read, { of, actions: () => [...actions] })
}
