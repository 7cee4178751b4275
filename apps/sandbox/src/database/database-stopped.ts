/** The embedded database has stopped; it is opened again by itself (reopening-engine.ts). */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped'

  constructor(cause: unknown) {
    super('The embedded database has stopped.', { cause })
  }
}
