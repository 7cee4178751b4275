/** The database was closed, or the embedded one has stopped and is opened again by itself (reopening-engine.ts). */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped'

  constructor(cause: unknown) {
    super('The database has stopped.', { cause })
  }
}
