import type { Pool, PoolClient } from 'pg'
import type { Engine } from './connection.ts'
import { beginTransaction, commit, type Run } from './driver-transaction.ts'
import { statementName } from './statement-names.ts'
import { isOutage } from './transient-failure.ts'

/** A connection parses and plans a statement that has parameters only once. */
function runOn(client: PoolClient): Run {
  return (text, parameters, rowMode) => {
    if (parameters.length === 0 && rowMode === 'object') return client.query(text)
    const query = { text, values: [...parameters], name: statementName(text) }
    return rowMode === 'array' ? client.query({ ...query, rowMode }) : client.query(query)
  }
}

/**
 * Transactions on the connections of a pool. A connection is released whatever fails, even BEGIN, and dropped if it is
 * broken. The end of a transaction that only reads is not awaited: nothing can be lost.
 */
export function transactionsOn(pool: Pool): Engine['transaction'] {
  return async (work, { mode = 'change', first = null } = {}) => {
    const client = await pool.connect()
    const run = runOn(client)
    sendTogether(client)
    const result = await beginTransaction(run, work, { mode, first }).catch(async (error: unknown) => {
      await rollBack(client, error)
      throw error
    })
    const ended = commit(run).then(
      () => client.release(),
      (error: unknown) => {
        client.release(isOutage(error))
        throw error
      },
    )
    if (mode === 'change') await ended
    else ended.catch(() => {})
    return result
  }
}

/** Sends the statements until the next tick in one packet: BEGIN and the first one. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

async function rollBack(client: PoolClient, reason: unknown): Promise<void> {
  let isBroken = isOutage(reason)
  try {
    if (!isBroken) await client.query('rollback')
  } catch {
    isBroken = true
  } finally {
    client.release(isBroken)
  }
}
