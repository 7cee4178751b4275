import type { Database } from '../database/connection.ts'
import type { Log } from '../http/log.ts'

const logs = new WeakMap<Database, Log>()

/**
 * Events are recorded wherever there is a transaction, so the log is registered per database instead of being passed
 * along.
 */
export const registerEventLog = (database: Database, log: Log): void => {
  logs.set(database, log)
}

export interface LoggedEvent {
  readonly tenant: string
  readonly actor: string
  readonly action: string
  readonly outcome: string
  readonly status: number | null
  readonly user: string | null
  readonly invocation: string | null
}

/** Logs one line per event, with only ids and names of actions. */
export function logSecurityEvent(database: Database, event: LoggedEvent): void {
  logs.get(database)?.info({ security: event }, 'security event')
}
