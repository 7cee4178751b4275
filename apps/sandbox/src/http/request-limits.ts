/** Limits of one process. Sizes in bytes, times in seconds. */
export interface RequestLimits {
  /** Largest body of every call but the uploads. */
  readonly bodyBytes: number
  /** Time for such a body to arrive, from the end of the headers. */
  readonly bodySeconds: number
  /** Largest body with files: five of 10 MiB, and the fields beside them. */
  readonly uploadBytes: number
  readonly uploadSeconds: number
  /** Uploads of one user under way. */
  readonly uploadsAtOnce: number
  /** Declared bytes of all uploads under way, which are held in memory several times. */
  readonly bytesAtOnce: number
  /** Uploads of one user, those that are refused included. */
  readonly uploadsPerHour: number
  /** Transactions that one user is sent a minute: a list has all of them. */
  readonly rowsPerMinute: number
  /** PDFs that are drawn of one account a minute. */
  readonly documentsPerMinute: number
  /** Time for the headers to arrive. */
  readonly headerSeconds: number
  /** How often connections are checked for late headers and bodies. */
  readonly checkSeconds: number
  /** Open connections per listening address; further ones are closed. */
  readonly connections: number
}

export const defaultRequestLimits: RequestLimits = {
  bodyBytes: 64 * 1024,
  bodySeconds: 20,
  uploadBytes: 52 * 1024 * 1024,
  uploadSeconds: 300,
  uploadsAtOnce: 2,
  bytesAtOnce: 4 * 52 * 1024 * 1024,
  uploadsPerHour: 60,
  rowsPerMinute: 100_000,
  documentsPerMinute: 30,
  headerSeconds: 15,
  checkSeconds: 5,
  connections: 2_000,
}
