import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { missingPostgresReason } from './apps/sandbox/test/engine/find-postgres.ts'
import { pgliteSubset } from './apps/sandbox/test/engine/pglite-subset.ts'

const root = import.meta.dirname
const tests = '**/*.test.{ts,tsx,mjs}'
const missingPostgres = missingPostgresReason()
if (missingPostgres !== null)
  process.stderr.write(`The tests on PostgreSQL are left out: ${missingPostgres}\n`)

function dependsOn(folder: string, name: string): boolean {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return false
  const { dependencies } = manifest
  return typeof dependencies === 'object' && dependencies !== null && name in dependencies
}

/**
 * Before each test file that draws, and of those before each that shows screens: files share what a worker has loaded,
 * and begin with an empty document and a page that was just opened.
 */
const documentSetup = join(root, 'vitest.document.ts')
const setupOf = (name: string) => join(root, `packages/${name}/src/test-setup.ts`)

/** What the tests of a package run in. */
function settingsOf(folder: string) {
  const draws = !folder.startsWith(join(root, 'tooling')) && dependsOn(folder, 'react')
  const hasScreens = basename(folder) === 'router' || dependsOn(folder, '@coffer/router')
  if (hasScreens) return drawing('screens', setupOf('router'), setupOf('application'))
  // Not worth sharing: some are about what a module keeps while a page is open.
  if (draws) return { ...drawing('components'), isolate: true }
  return { name: 'node', environment: 'node' }
}

const drawing = (name: string, ...setups: readonly string[]) => ({
  name,
  environment: 'happy-dom',
  setupFiles: [documentSetup, ...setups],
})

/**
 * Packages whose tests run in the same are one project: a worker continues only within its project, and the next
 * project's loads again what their packages share. Inside a package's folder, vitest runs that package alone.
 */
function packageProjects(folders: readonly string[]): readonly TestProjectConfiguration[] {
  const byName = Map.groupBy(folders, (folder) => settingsOf(folder).name)
  return [...byName.values()].map((members) => ({
    extends: true,
    test: {
      isolate: false,
      ...settingsOf(members[0] ?? root),
      include: members.map((folder) => join(relative(root, folder), tests)),
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
  const folder = join(root, 'apps/sandbox')
  return {
    extends: true,
    test: {
      name: `sandbox-${engine}`,
      root: folder,
      include,
      exclude,
      env,
      globalSetup: [join(folder, `test/engine/set-up-${engine}.ts`)],
      setupFiles: [join(folder, 'test/engine/property-seed.ts')],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      isolate: false,
    },
  }
}

/** The scenarios of the ledger on PGlite are the first of those on PostgreSQL, which plays all. */
const fewerScenarios = { LEDGER_RUNS: process.env['LEDGER_RUNS'] ?? '3' }

const folders = globSync('{packages,apps,tooling}/*/package.json', { cwd: root })
  .map((manifest) => join(root, dirname(manifest)))
  .filter((folder) => basename(folder) !== 'sandbox')
  .filter((folder) => globSync(tests, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).length > 0)

const renamed = pgliteSubset.filter(
  (pattern) => globSync(pattern, { cwd: join(root, 'apps/sandbox') }).length === 0,
)
if (renamed.length > 0) throw new Error(`No provider test matches ${renamed.join(', ')}.`)

/** PGLITE_TESTS=all runs the whole suite on both engines. */
function providerProjects(): readonly TestProjectConfiguration[] {
  if (missingPostgres !== null) return [providerProject('pglite')]
  const isWhole = process.env['PGLITE_TESTS'] === 'all'
  return [
    providerProject('pglite', isWhole ? {} : { include: pgliteSubset, env: fewerScenarios }),
    // Processes with a folder or a server of their own: once is enough.
    providerProject('postgres', { exclude: ['test/kill/**', 'test/process/**'] }),
  ]
}

/** Inside a package's folder, vitest runs that package alone. */
const isHere = (folder: string) => join(process.cwd(), sep).startsWith(join(folder, sep))
const provider = join(root, 'apps/sandbox')
const here = [...folders, provider].filter(isHere)

const reports = process.env['TEST_REPORTS']
const jsonReport: ['json', { outputFile: string }][] = reports
  ? [['json', { outputFile: join(reports, 'unit.json') }]]
  : []

export default defineConfig({
  test: {
    reporters: ['default', ...jsonReport],
    // While one worker waits for a process or a timer, another continues: one more than a CI machine has cores.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    projects: [
      ...packageProjects(here.length > 0 ? folders.filter(isHere) : folders),
      ...(here.length === 0 || isHere(provider) ? providerProjects() : []),
    ],
  },
})
