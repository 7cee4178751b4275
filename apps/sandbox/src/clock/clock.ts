import { sql } from 'drizzle-orm'
import { asClockMover, asWorker, now, type WorkerTx } from '../database/in-tenant.ts'
import { onTimeRead } from '../database/transaction-scope.ts'
import type { Database } from '../database/connection.ts'
import { clock as clockTable } from '../database/schema/clock.ts'

/**
 * The provider's time outside a transaction, for the `Date` header and log lines; inside one, use `now(tx)`. The
 * database stores the offset from the machine's clock, which any process may change. Every transaction updates the
 * value here; code that decides outside a transaction refreshes it first.
 */
export interface Clock {
  readonly now: () => Date
  /** Reads the database's clock again. */
  readonly refresh: () => Promise<void>
  /** Moves the clock forward to `instant`; returns false if that is in the past. */
  readonly moveTo: (instant: Date, record?: RecordMove) => Promise<boolean>
  /** Moves the clock forward by a duration in milliseconds; concurrent calls add up. */
  readonly advance: (ms: number, record?: RecordMove) => Promise<void>
}

/** Records who moves the clock, in the same transaction. */
type RecordMove = (tx: WorkerTx) => Promise<void>

const step = async (tx: WorkerTx, ms: number): Promise<void> => {
  await tx.update(clockTable).set({ aheadMs: sql`ahead_ms + ${ms}` })
}

export async function startClock(database: Database): Promise<Clock> {
  let aheadMs = -Infinity
  // The reading with the shortest round trip is the most accurate. The clock never moves back.
  onTimeRead(database, (nowMs) => {
    aheadMs = Math.max(aheadMs, nowMs - Date.now())
  })
  const clock: Clock = {
    now: () => new Date(Date.now() + aheadMs),
    refresh: () => asWorker(database, async () => {}),
    moveTo: async (instant, record) => {
      const moved = await asClockMover(database, async (tx) => {
        const stepMs = instant.getTime() - now(tx).getTime()
        if (stepMs < 0) return false
        await step(tx, stepMs)
        await record?.(tx)
        return true
      })
      await clock.refresh()
      return moved
    },
    advance: async (ms, record) => {
      await asClockMover(database, async (tx) => {
        await step(tx, ms)
        await record?.(tx)
      })
      await clock.refresh()
    },
  }
  await clock.refresh()
  return clock
}
