import { sql } from 'drizzle-orm'
import { asClockMover, asWorker, now, type WorkerTx } from '../database/in-tenant.ts'
import type { Database } from '../database/connection.ts'
import { clock as clockTable } from '../database/schema/clock.ts'

/**
 * The provider's time outside a transaction, for the `Date` header and log lines; inside one, use `now(tx)`. The
 * database stores the offset from the machine's clock; this is its last known value.
 */
export interface Clock {
  readonly now: () => Date
  /** Reads the database's clock again. */
  readonly refresh: () => Promise<void>
  /** Moves the clock forward to `instant`; answers false where that would be back. */
  readonly moveTo: (instant: Date) => Promise<boolean>
  /** Moves the clock forward by so many milliseconds from where it is; two at once add up. */
  readonly advance: (ms: number) => Promise<void>
}

const step = async (tx: WorkerTx, ms: number): Promise<void> => {
  await tx.update(clockTable).set({ aheadMs: sql`ahead_ms + ${ms}` })
}

export async function startClock(database: Database): Promise<Clock> {
  let aheadMs = 0
  const hear = (tx: WorkerTx) => {
    aheadMs = now(tx).getTime() - Date.now()
    return Promise.resolve()
  }
  const clock: Clock = {
    now: () => new Date(Date.now() + aheadMs),
    refresh: () => asWorker(database, hear),
    moveTo: async (instant) => {
      const moved = await asClockMover(database, async (tx) => {
        const stepMs = instant.getTime() - now(tx).getTime()
        if (stepMs < 0) return false
        await step(tx, stepMs)
        return true
      })
      await clock.refresh()
      return moved
    },
    advance: async (ms) => {
      await asClockMover(database, (tx) => step(tx, ms))
      await clock.refresh()
    },
  }
  await clock.refresh()
  return clock
}
