import { defineConfig } from 'vitest/config'
import { whyNoPostgres } from './test/engine/find-postgres.ts'

const why = whyNoPostgres()
if (why !== null) process.stderr.write(`The tests on PostgreSQL are left out: ${why}\n`)

// A file has its own database and leaves nothing else behind, so that a worker can go on to the next with what it has loaded.
const shared = { testTimeout: 30_000, hookTimeout: 60_000, isolate: false }

// The same tests twice: on the embedded database, and on PostgreSQL where there is one.
export default defineConfig({
  test: {
    // While one worker waits for the processes that its test starts and kills, another goes on.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'pglite',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/engine/set-up-pglite.ts'],
        },
      },
      ...(why === null
        ? [
            {
              test: {
                ...shared,
                name: 'postgres',
                include: ['test/**/*.test.ts'],
                // A process with its own folder has nothing to do with PostgreSQL.
                exclude: ['test/kill/**', 'test/process/**'],
                globalSetup: ['test/engine/set-up-postgres.ts'],
              },
            },
          ]
        : []),
    ],
  },
})
