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
    let lastCommand = ''
    const recordCommand = ({ text }: { text: string }) => {
      lastCommand = text
    }
    client.connection.on('commandComplete', recordCommand)
    const complete = async (connection: Connection) => {
      try {
        return await work(connection)
      } catch (error) {
        failure = error
        throw error
      }
    }
    try {
      const result = await drizzle(client, { logger: { logQuery } }).transaction(
        complete,
        transactionConfigs[mode],
      )
      // PostgreSQL answers COMMIT by a rollback, without an error, if `work` ignored that a statement failed.
      if (lastCommand !== 'COMMIT') throw new Error('A statement failed, so the transaction is rolled back.')
      return result
    } catch (error) {
      // On a broken connection drizzle's ROLLBACK fails too, and its error would hide the reason.
      failure ??= error
      throw failure
    } finally {
      isOver = true
      client.connection.off('commandComplete', recordCommand)
      client.release(isOutage(failure) || client.getTransactionStatus() !== 'I')
    }
  }
}
