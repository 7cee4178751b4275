/** Limits of one process. Sizes in bytes, times in seconds. */
export interface RequestLimits {
  /** Largest body of any call except uploads. */
  readonly bodyBytes: number
  /** Time for such a body to arrive, counted from the end of the headers. */
  readonly bodySeconds: number
  /** Largest body with files: five files of 10 MiB, and the other fields. */
  readonly uploadBytes: number
  readonly uploadSeconds: number
  /** Concurrent uploads of one user. */
  readonly uploadsAtOnce: number
  /** Declared bytes of all concurrent uploads, of which memory holds several copies. */
  readonly bytesAtOnce: number
  /** Uploads of one user, including refused ones. */
  readonly uploadsPerHour: number
  /** Transactions sent to one user per minute: each list contains all of them. */
  readonly rowsPerMinute: number
  /** PDFs drawn for one account per minute. */
  readonly documentsPerMinute: number
  /** Time for the headers to arrive. */
  readonly headerSeconds: number
  /** How often connections are checked for late headers and bodies. */
  readonly checkSeconds: number
  /** Open connections per listening address; more are closed. */
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
