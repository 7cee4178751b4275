import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { missingPostgresReason } from './apps/sandbox/test/engine/find-postgres.ts'
import { onPgliteAlone, onPostgresAlone, pgliteSubset } from './apps/sandbox/test/engine/pglite-subset.ts'
import { sequencerOf } from './vitest.sequencer.ts'

const root = import.meta.dirname
const sandbox = join(root, 'apps/sandbox')
const tests = '**/*.test.{ts,tsx,mjs}'
const missingPostgres = missingPostgresReason()
if (missingPostgres !== null) process.stderr.write(`Skipped: the tests on PostgreSQL. ${missingPostgres}\n`)

function dependsOn(folder: string, name: string): boolean {
  if (!existsSync(join(folder, 'package.json'))) return false
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return false
  const { dependencies } = manifest
  return typeof dependencies === 'object' && dependencies !== null && name in dependencies
}

/** Packages whose tests replace modules, or are about what a module keeps. */
const isolated = ['session', 'web']

/** Before each test file: it may have properties. */
const propertiesSetup = join(root, 'vitest.properties.ts')

/** Before each test file that may draw. */
const documentSetup = join(root, 'vitest.document.ts')

/** Before each test file that may draw: its page does not see the machine's date. */
const clockSetup = join(root, 'vitest.clock.ts')

/** Before each test file that shows screens. */
const routerSetup = join(root, 'packages/router/src/test-setup.ts')

/** The settings of a package's tests. */
function settingsOf(folder: string) {
  // A package that draws with React: its tests need a document.
  const isInBrowser = /^(?:apps|packages)\//.test(relative(root, folder)) && dependsOn(folder, 'react')
  const hasScreens = basename(folder) === 'router' || dependsOn(folder, '@coffer/router')
  const isIsolated = isolated.includes(basename(folder))
  return {
    name: isIsolated ? basename(folder) : hasScreens ? 'screens' : isInBrowser ? 'components' : 'modules',
    environment: isInBrowser ? 'happy-dom' : 'node',
    setupFiles: [
      propertiesSetup,
      ...(isInBrowser ? [clockSetup, documentSetup] : []),
      ...(hasScreens ? [routerSetup, join(root, 'vitest.own-setup.ts')] : []),
    ],
    // Files share what a worker has loaded; those of screens begin with a page that was just opened.
    isolate: isIsolated,
  }
}

/**
 * Packages with the same settings are one project, so that a worker continues with the next package and keeps what it
 * has loaded.
 */
function packageProjects(): readonly TestProjectConfiguration[] {
  const alike = Map.groupBy(folders, (folder) => settingsOf(folder).name)
  return [...alike.values()].map((together) => ({
    extends: true,
    test: {
      ...settingsOf(together[0] ?? root),
      root,
      include: together.map((folder) => `${relative(root, folder)}/${tests}`),
      // It has planted violations, no tests.
      exclude: [...configDefaults.exclude, 'tooling/boundaries/fixture/**'],
    },
  }))
}

/**
 * The provider's suite, on one database engine. A file has its own database and leaves nothing else behind, so that a
 * worker can continue with the next file and keep what it has loaded.
 */
function providerProject(
  engine: 'pglite' | 'postgres',
  {
    include = ['test/**/*.test.ts'],
    exclude = [],
    env = {},
  }: { include?: string[]; exclude?: string[]; env?: Record<string, string> } = {},
): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name: `sandbox-${engine}`,
      root: sandbox,
      include,
      exclude,
      env,
      globalSetup: [join(sandbox, `test/engine/set-up-${engine}.ts`)],
      setupFiles: [propertiesSetup],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      isolate: false,
    },
  }
}

/** The scenarios of the ledger on PGlite are the first of those on PostgreSQL, which plays all. */
const fewerScenarios = { LEDGER_RUNS: process.env['LEDGER_RUNS'] ?? '3' }

const folders = [
  join(root, '.storybook'),
  ...globSync('{packages,apps,tooling}/*/package.json', { cwd: root }).map((manifest) =>
    join(root, dirname(manifest)),
  ),
]
  .filter((folder) => folder !== sandbox)
  .filter((folder) => globSync(tests, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).length > 0)

const renamed = [...pgliteSubset, ...onPostgresAlone, ...onPgliteAlone].filter(
  (pattern) => globSync(pattern, { cwd: sandbox }).length === 0,
)
if (renamed.length > 0) throw new Error(`No provider test matches ${renamed.join(', ')}.`)

/** PGLITE_TESTS=all runs the whole suite on both engines. */
function providerProjects(): readonly TestProjectConfiguration[] {
  if (missingPostgres !== null) return [providerProject('pglite')]
  const isWhole = process.env['PGLITE_TESTS'] === 'all'
  return [
    providerProject('pglite', {
      exclude: onPostgresAlone,
      ...(!isWhole && { include: pgliteSubset, env: fewerScenarios }),
    }),
    // Processes with a folder or a server of their own: once is enough.
    providerProject('postgres', { exclude: ['test/kill/**', 'test/process/**', ...onPgliteAlone] }),
  ]
}

/** Each round of `npm run repeat` has a seed, and with it another order of the files. */
const seed = process.env['PROPERTY_SEED']

const reports = process.env['TEST_REPORTS']
const jsonReport: ['json', { outputFile: string }][] = reports
  ? [['json', { outputFile: join(reports, 'unit.json') }]]
  : []

export default defineConfig({
  test: {
    reporters: ['default', ...jsonReport],
    ...(seed !== undefined && { sequence: { sequencer: sequencerOf(seed) } }),
    // While one worker waits for a process or a timer, another continues: one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    projects: [...packageProjects(), ...providerProjects()],
  },
})
