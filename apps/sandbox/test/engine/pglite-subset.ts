/** Test files for PostgreSQL only: on the embedded database all of their tests would be skipped. */
export const postgresOnlyTests = [
  'test/database/backup.test.ts',
  'test/database/close.test.ts',
  'test/database/outages-of-a-server.test.ts',
  'test/database/reset.test.ts',
  'test/database/roles.test.ts',
]

/** Test files for the embedded database only. */
export const pgliteOnlyTests = [
  'test/database/outages-of-a-folder.test.ts',
  'test/provider/certify-mutations.test.ts',
]

/**
 * The test files that run on the embedded database too when the whole suite runs on PostgreSQL: every test of processes
 * and of the database itself, the random comparison of the ledger with a model, and the tests of money, sessions and
 * isolation that depend on how transactions wait for each other. PGlite takes 2.6 times the CPU of PostgreSQL.
 */
export const pgliteSubset = [
  'test/kill/**/*.test.ts',
  'test/process/**/*.test.ts',
  'test/database/**/*.test.ts',
  'test/bank/daily-limit-exact.test.ts',
  'test/bank/funding.test.ts',
  'test/bank/interest.test.ts',
  'test/bank/ledger-model.test.ts',
  'test/bank/scheduled-deposit.test.ts',
  'test/provider/certify-mutations.test.ts',
  'test/provider/deliveries.test.ts',
  'test/provider/journey.test.ts',
  'test/provider/log-in.test.ts',
  'test/provider/security-event-record.test.ts',
  'test/provider/tenant-isolation.test.ts',
]
