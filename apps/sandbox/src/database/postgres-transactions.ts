import type { Pool, PoolClient } from 'pg'
import type { Engine } from './connection.ts'
import { beginTransaction, commit, type Run } from './driver-transaction.ts'
import { statementName } from './statement-names.ts'
import { isOutage } from './transient-failure.ts'

/** A connection parses and plans a statement with parameters once. */
function runOn(client: PoolClient): Run {
  return (text, parameters, rowMode) => {
    if (parameters.length === 0 && rowMode === 'object') return client.query(text)
    const query = { text, values: [...parameters], name: statementName(text) }
    return rowMode === 'array' ? client.query({ ...query, rowMode }) : client.query(query)
  }
}

/**
 * Transactions on the connections of a pool. A connection is given back whatever fails, BEGIN too, and dropped when it is
 * broken. Nobody waits for the end of a transaction that only reads: it can lose nothing.
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

/** One packet for the statements that are sent until the next tick: BEGIN and the first one. */
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
