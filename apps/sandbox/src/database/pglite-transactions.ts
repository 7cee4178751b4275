import { setImmediate as afterAnswering } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import type { Engine } from './connection.ts'
import { beginTransaction, commit, type Run } from './driver-transaction.ts'
import { PgliteStatements } from './pglite-statements.ts'

/**
 * Transactions on an instance of PGlite, which has one connection: one after the other. Nobody but the next one waits for
 * the end of a transaction that only reads.
 */
export function transactionsOn(client: PGlite): Engine['transaction'] {
  const statements = new PgliteStatements(client)
  const run: Run = (...statement) => statements.run(...statement)

  return (work, { mode = 'change', first = null } = {}) =>
    new Promise((resolve, reject) => {
      const transaction = async () => {
        const result = await beginTransaction(run, work, { mode, first }).catch(async (error: unknown) => {
          // An instance that has stopped has rolled it back.
          await run('rollback', [], 'object').catch(() => {})
          throw error
        })
        if (mode === 'change') await commit(run)
        resolve(result)
        if (mode === 'change') return
        await afterAnswering()
        await commit(run)
      }
      // PGlite's own lock, which `close` waits for.
      // oxlint-disable-next-line no-underscore-dangle
      client._runExclusiveTransaction(transaction).catch(reject)
    })
}
