import * as v from 'valibot'
import type { Sandbox } from './sandbox.ts'

const page = v.array(
  v.object({
    sequence: v.number(),
    tenant: v.string(),
    at: v.pipe(v.string(), v.isoTimestamp()),
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

type SecurityEventPage = v.InferOutput<typeof page>

export interface EventReader {
  /** The events since the last call but for the operator's, the oldest first, as `log-out success`. */
  (): Promise<string[]>
  /** The operator's list by a filter, the newest first; of Harbor, or of all tenants. */
  readonly of: (filter: string, tenant?: string | null) => Promise<SecurityEventPage>
  /** The actions of all events that were read. */
  readonly actions: () => string[]
}

/** Reads Harbor's security events as the operator. */
export function readNewEvents(sandbox: Pick<Sandbox, 'callOperator'>): EventReader {
  let newest = 0
  const actions = new Set<string>()
  const of = async (filter: string, tenant: string | null = 'harbor') =>
    v.parse(
      page,
      await sandbox.callOperator(
        'GET',
        `/security-events?${tenant === null ? '' : `tenant=${tenant}`}${filter}`,
      ),
    )
  const read = async () => {
    const since = (await of('')).filter(({ sequence }) => sequence > newest)
    newest = since[0]?.sequence ?? newest
    const fresh = since.filter(({ actor }) => actor !== 'operator')
    for (const { action } of fresh) actions.add(action)
    return fresh.toReversed().map(({ action, outcome }) => `${action} ${outcome}`)
  }
  return Object.assign(read, { of, actions: () => [...actions] })
}
