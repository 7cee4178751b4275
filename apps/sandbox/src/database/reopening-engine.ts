import { setTimeout as pause } from 'node:timers/promises'
import type { Engine, RunTransaction } from './connection.ts'
import { DatabaseStopped } from './database-stopped.ts'
import type { GuardedPGlite } from './guarded-pglite.ts'
import { maintainTables } from './maintain-tables.ts'
import { transactionsOn } from './pglite-transactions.ts'

const retryMs = 500
/** The default interval of PostgreSQL's autovacuum. */
const maintenanceMs = 60_000

/** The engine of an embedded database, which has to maintain its tables itself. */
export interface EmbeddedEngine extends Engine {
  /** `maintainTables`, which also runs every minute. */
  readonly maintain: () => Promise<readonly string[]>
}

type State =
  | { readonly status: 'open'; readonly client: GuardedPGlite; readonly transaction: RunTransaction }
  | { readonly status: 'stopped'; readonly reason: unknown }

/**
 * Transactions on the embedded database. After it has stopped (a full disk, a PANIC) they fail at once with the reason,
 * and `open` is retried until it succeeds, so the process needs no supervisor to restart it.
 */
export function reopeningEngine(first: GuardedPGlite, open: () => Promise<GuardedPGlite>): EmbeddedEngine {
  const closing = new AbortController()
  const opened = (client: GuardedPGlite): State => ({
    status: 'open',
    client,
    transaction: transactionsOn(client),
  })
  let state = opened(first)
  let reopening: Promise<void> = Promise.resolve()

  async function reopen(stopped: GuardedPGlite): Promise<void> {
    await stopped.abandon().catch(() => {})
    while (!closing.signal.aborted) {
      try {
        state = opened(await open())
        return
      } catch (error) {
        state = { status: 'stopped', reason: error }
        await pause(retryMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  async function whileOpen<T>(
    work: (client: GuardedPGlite, transaction: RunTransaction) => Promise<T>,
  ): Promise<T> {
    if (state.status === 'stopped') throw new DatabaseStopped(state.reason)
    const { client, transaction } = state
    try {
      return await work(client, transaction)
    } catch (error) {
      // Only the first failing transaction reopens the database.
      if (client.hasStopped && state.status === 'open' && state.client === client) {
        state = { status: 'stopped', reason: error }
        reopening = reopen(client)
      }
      throw error
    }
  }

  const maintain = () => whileOpen((client) => maintainTables(client))
  // If the database fails here, its next transaction fails too and reports the error.
  const maintenance = setInterval(() => void maintain().catch(() => {}), maintenanceMs).unref()

  return {
    name: 'pglite',
    maintain,
    transaction: (work, mode) => whileOpen((_, transaction) => transaction(work, mode)),
    close: async () => {
      closing.abort()
      clearInterval(maintenance)
      await reopening
      if (state.status === 'stopped') return
      const { client } = state
      // A call that was delayed until now gets this reason instead of an error about a closed instance.
      state = { status: 'stopped', reason: new Error('The provider has stopped.') }
      await client.close()
    },
  }
}
