/** The database was closed, or the embedded one has stopped and reopens automatically (reopening-engine.ts). */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped'

  constructor(cause: unknown) {
    super('The database has stopped.', { cause })
  }
}
