import { startClock } from '../../src/clock/clock.ts'
import { openFolder } from '../../src/database/open-pglite.ts'
import { openPostgres, type PostgresUrls } from '../../src/database/open-postgres.ts'
import { opening } from './opening.ts'

const hourMs = 3_600_000

/**
 * Creates an empty bank in a folder or a PostgreSQL database and sets its clock to the opening time of test banks. That
 * time may be up to an hour past, because the machine's clock may have been set to TEST_DATE too.
 */
export async function createAtOpening(data: string | PostgresUrls): Promise<void> {
  const { database, engine } = await (typeof data === 'string' ? openFolder(data) : openPostgres(data))
  try {
    const clock = await startClock(database)
    const isMoved = await clock.moveTo(opening())
    if (!isMoved && clock.now().getTime() - opening().getTime() > hourMs)
      throw new Error(`A bank can't open at ${opening().toISOString()}, in the machine's past.`)
  } finally {
    await engine.close()
  }
}
