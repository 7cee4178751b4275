/**
 * The test files for the embedded database where the whole suite runs on PostgreSQL: every test of processes and of the
 * database itself, the random comparison with a model, and a representative of each area. PGlite costs 2.6 times
 * PostgreSQL's CPU.
 */
export const pgliteSubset = [
  'test/kill/**/*.test.ts',
  'test/process/**/*.test.ts',
  'test/database/**/*.test.ts',
  'test/bank/funding.test.ts',
  'test/bank/goals.test.ts',
  'test/bank/goal-audit.test.ts',
  'test/bank/interest.test.ts',
  'test/bank/ledger-model.test.ts',
  'test/bank/linked-banks.test.ts',
  'test/bank/monthly-summary.test.ts',
  'test/bank/plan-audit.test.ts',
  'test/bank/plans-at-random.test.ts',
  'test/bank/rate-changes.test.ts',
  'test/bank/scheduled-deposit.test.ts',
  'test/documents/proofs.test.ts',
  'test/provider/expected-reads.test.ts',
  'test/provider/journey.test.ts',
  'test/provider/log-in.test.ts',
  'test/provider/pages.test.ts',
  'test/provider/rate-history.test.ts',
  'test/provider/security-event-record.test.ts',
  'test/provider/tenant-isolation.test.ts',
]
