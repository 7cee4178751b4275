import { setImmediate as afterAnswering } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { readInOneTransaction, type Engine } from './connection.ts'
import { beginTransaction, commit, type Run } from './driver-transaction.ts'
import { PgliteStatements } from './pglite-statements.ts'

/**
 * Transactions on a PGlite instance, which has one connection and so runs them one after another. Only the next
 * transaction waits for the end of one that only reads.
 */
export function transactionsOn(client: PGlite): Pick<Engine, 'transaction' | 'read'> {
  const statements = new PgliteStatements(client)
  const run: Run = (...statement) => statements.run(...statement)
  // An instance that has stopped has rolled the transaction back.
  const rollBack = () => run('rollback', [], 'object').catch(() => {})

  const transaction: Engine['transaction'] = (work, { mode = 'change', first = null } = {}) =>
    new Promise((resolve, reject) => {
      const whole = async () => {
        const result = await beginTransaction(run, work, { mode, first }).catch(async (error: unknown) => {
          await rollBack()
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
      client._runExclusiveTransaction(whole).catch(reject)
    })

  const read: Engine['read'] = (asked) =>
    // oxlint-disable-next-line no-underscore-dangle
    client._runExclusiveTransaction(async () => {
      try {
        const [, ...answers] = await statements.runTogether(readInOneTransaction(asked))
        return answers.slice(0, -1)
      } catch (error) {
        await rollBack()
        throw error
      }
    })

  return { transaction, read }
}
