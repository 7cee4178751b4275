import { PGlite, type messages } from '@electric-sql/pglite'
import { DatabaseStopped } from './database-stopped.ts'
import { errorCode } from './refused-start.ts'

const diskFull = '53100'

/**
 * PGlite that refuses calls after a failure it can't recover from. PostgreSQL ends its process after a PANIC; in PGlite
 * the next call would never return and would block the whole process.
 */
export class GuardedPGlite extends PGlite {
  #failure: unknown = null

  /** Whether this instance can no longer be used. */
  get hasStopped(): boolean {
    return this.#failure !== null
  }

  override async execProtocolStream(
    ...sent: Parameters<PGlite['execProtocolStream']>
  ): Promise<messages.BackendMessage[]> {
    if (this.#failure !== null) throw new DatabaseStopped(this.#failure)
    try {
      return await super.execProtocolStream(...sent)
    } catch (error) {
      if (isFatal(error)) this.#failure = error
      throw error
    }
  }

  /**
   * Closes the files of an instance that has stopped. Its data folder is like that of a crashed server; the next
   * instance recovers it.
   */
  async abandon(): Promise<void> {
    await this.fs?.closeFs()
  }
}

/**
 * A full disk is fatal as well: a single failed statement may be harmless, but when the write-ahead log has no space it
 * is a PANIC, and a provider that can only read is out of service.
 */
function isFatal(error: unknown): boolean {
  if (errorCode(error) === diskFull) return true
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined
  return severity === undefined || severity === 'PANIC' || severity === 'FATAL'
}
