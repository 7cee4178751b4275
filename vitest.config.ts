import { existsSync, globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { configDefaults, defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { missingPostgresReason } from './apps/sandbox/test/engine/find-postgres.ts'
import { pgliteOnlyTests, postgresOnlyTests, pgliteSubset } from './apps/sandbox/test/engine/pglite-subset.ts'
import { createSequencer } from './vitest.sequencer.ts'

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

/** Packages whose tests replace modules or test module state. */
const isolated = ['session', 'web']

/** Runs before each test file, because it may have property tests. */
const propertiesSetup = join(root, 'vitest.properties.ts')

/** Of each test file that may render. */
const documentEnvironment = join(root, 'vitest.environment.ts')

/** Runs before each test file that may render. */
const documentSetup = join(root, 'vitest.document.ts')

/** Runs before each test file that may render, because a page must not depend on the machine's date. */
const clockSetup = join(root, 'vitest.clock.ts')

/** Runs before each test file that shows screens. */
const routerSetup = join(root, 'packages/router/src/test-setup.ts')

/** The settings of a package's tests. */
function projectSettings(folder: string) {
  // The tests of a package that renders with React need a document.
  const isInBrowser = /^(?:apps|packages)\//.test(relative(root, folder)) && dependsOn(folder, 'react')
  const hasScreens = isInBrowser && (basename(folder) === 'router' || dependsOn(folder, '@coffer/router'))
  const isIsolated = isolated.includes(basename(folder))
  return {
    name: isIsolated ? basename(folder) : hasScreens ? 'screens' : isInBrowser ? 'components' : 'modules',
    environment: isInBrowser ? documentEnvironment : 'node',
    setupFiles: [
      propertiesSetup,
      ...(isInBrowser ? [clockSetup, documentSetup] : []),
      ...(hasScreens ? [routerSetup, join(root, 'vitest.own-setup.ts')] : []),
    ],
    // Files share the modules that a worker has loaded. The router's setup resets the page for each file of screens.
    isolate: isIsolated,
  }
}

/**
 * Packages with the same settings are one project, so that a worker continues with the next package and keeps its loaded
 * modules.
 */
function packageProjects(): readonly TestProjectConfiguration[] {
  const byName = Map.groupBy(folders, (folder) => projectSettings(folder).name)
  return [...byName.values()].map((group) => ({
    extends: true,
    test: {
      ...projectSettings(group[0] ?? root),
      root,
      include: group.map((folder) => `${relative(root, folder)}/${tests}`),
      // The fixture has planted violations, not tests.
      exclude: [...configDefaults.exclude, 'tooling/boundaries/fixture/**'],
    },
  }))
}

/**
 * The provider's suite, on one database engine. Each file has its own database and leaves no other state behind, so
 * that a worker can continue with the next file and keep its loaded modules.
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

/** PGlite runs only the first of the ledger scenarios; PostgreSQL runs all. */
const fewerScenarios = { LEDGER_RUNS: process.env['LEDGER_RUNS'] ?? '3' }

const folders = [
  join(root, '.storybook'),
  ...globSync('{packages,apps,tooling}/*/package.json', { cwd: root }).map((manifest) =>
    join(root, dirname(manifest)),
  ),
]
  .filter((folder) => folder !== sandbox)
  .filter((folder) => globSync(tests, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).length > 0)

const unmatched = [...pgliteSubset, ...postgresOnlyTests, ...pgliteOnlyTests].filter(
  (pattern) => globSync(pattern, { cwd: sandbox }).length === 0,
)
if (unmatched.length > 0) throw new Error(`No provider test matches ${unmatched.join(', ')}.`)

/** `PGLITE_TESTS=all` runs the whole suite on both engines. */
function providerProjects(): readonly TestProjectConfiguration[] {
  if (missingPostgres !== null) return [providerProject('pglite')]
  const isWhole = process.env['PGLITE_TESTS'] === 'all'
  return [
    providerProject('pglite', {
      exclude: postgresOnlyTests,
      ...(!isWhole && { include: pgliteSubset, env: fewerScenarios }),
    }),
    // The tests of processes have their own folder or server, so one engine is enough.
    providerProject('postgres', { exclude: ['test/kill/**', 'test/process/**', ...pgliteOnlyTests] }),
  ]
}

/** Each round of `npm run repeat` has another seed, and so another order of the files. */
const seed = process.env['PROPERTY_SEED']

const reports = process.env['TEST_REPORTS']
const jsonReport: ['json', { outputFile: string }][] = reports
  ? [['json', { outputFile: join(reports, 'unit.json') }]]
  : []

export default defineConfig({
  test: {
    reporters: ['default', ...jsonReport],
    ...(seed !== undefined && { sequence: { sequencer: createSequencer(seed) } }),
    // One more than the number of cores, because workers often wait for a process or a timer.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    projects: [...packageProjects(), ...providerProjects()],
  },
})
