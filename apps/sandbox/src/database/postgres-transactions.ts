import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { transactionConfigs, type Connection, type RunTransaction } from './connection.ts'
import { isOutage } from './transient-failure.ts'

/**
 * Transactions on the connections of a pool. A connection is released whatever fails, even BEGIN, and dropped if it is
 * broken or did not leave its transaction.
 */
export function transactionsOn(pool: Pool): RunTransaction {
  return async (work, mode = 'change') => {
    const client = await pool.connect()
    let isOver = false
    let failure: unknown = null
    // Drizzle logs a statement before it sends it. After its end, a transaction's connection may serve another tenant.
    const logQuery = () => {
      if (isOver) throw new Error('This transaction is over.')
    }
    const complete = async (connection: Connection) => {
      try {
        const result = await work(connection)
        if (mode === 'change') await refuseAborted(connection)
        return result
      } catch (error) {
        failure = error
        throw error
      }
    }
    try {
      return await drizzle(client, { logger: { logQuery } }).transaction(complete, transactionConfigs[mode])
    } catch (error) {
      // On a broken connection drizzle's ROLLBACK fails too, and its error would hide the reason.
      failure ??= error
      throw failure
    } finally {
      isOver = true
      client.release(isOutage(failure) || client.getTransactionStatus() !== 'I')
    }
  }
}

/**
 * PostgreSQL answers COMMIT by a rollback, without an error, if `work` ignored that a statement failed; it refuses any
 * other statement. The transaction's status on the client is not known yet when a failed statement is reported.
 */
async function refuseAborted(connection: Connection): Promise<void> {
  try {
    await connection.execute(sql`select 1`)
  } catch (cause) {
    throw new Error('A statement failed, so the transaction is rolled back.', { cause })
  }
}
