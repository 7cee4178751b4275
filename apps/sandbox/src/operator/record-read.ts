import type { Database } from '../database/connection.ts'
import { now, tenantOf, type Tx } from '../database/in-tenant.ts'
import { afterCommit, databaseOf } from '../database/transaction-scope.ts'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import { toOperatorAction, findOperatorRecord } from '../security-events/operator-actions.ts'
import { recordOperatorAct } from '../security-events/record-security-event.ts'
import { operatorCallPattern, readTarget } from './action-log.ts'

const hourMs = 60 * 60 * 1_000

/** The times at which this process recorded hourly reads, by database, and by tenant, call, target and address. */
const recordings = new WeakMap<Database, Map<string, number>>()

/**
 * Records a read of personal data in the same transaction, as operator-actions.ts declares it. Reads of lists are
 * recorded once an hour, because the console repeats them after every act.
 */
export async function recordRead(tx: Tx, c: Call): Promise<void> {
  const call = operatorCallPattern(c)
  const action = toOperatorAction(call)
  if (action === null) return
  const target = readTarget(c)
  if (findOperatorRecord(call) === 'hourly read') {
    const times = getRecordings(databaseOf(tx))
    const at = now(tx).getTime()
    for (const [recorded, time] of times) if (time <= at - hourMs) times.delete(recorded)
    const key = [tenantOf(tx), action, target, clientAddress(c)].join(' ')
    if (times.has(key)) return
    afterCommit(tx, () => times.set(key, at))
  }
  await recordOperatorAct(tx, c, { action, target })
}

function getRecordings(database: Database): Map<string, number> {
  const times = recordings.get(database) ?? new Map<string, number>()
  recordings.set(database, times)
  return times
}
