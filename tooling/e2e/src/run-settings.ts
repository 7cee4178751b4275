import { availableParallelism } from 'node:os'

/** The settings of journeys in every engine. */
export const runSettings = {
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Browsers spend most of their time waiting: one worker more than there are cores keeps the cores busy.
  workers: Number(process.env.TEST_WORKERS ?? availableParallelism() + 1),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
}
