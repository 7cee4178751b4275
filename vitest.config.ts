import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { whyNoPostgres } from './apps/sandbox/test/engine/find-postgres.ts'

const root = import.meta.dirname
const tests = '**/*.test.{ts,tsx,mjs}'
const whyNot = whyNoPostgres()
if (whyNot !== null) process.stderr.write(`The tests on PostgreSQL are left out: ${whyNot}\n`)

/** Whether a package draws with React: its tests need a document. */
function usesReact(folder: string): boolean {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (typeof manifest !== 'object' || manifest === null || !('dependencies' in manifest)) return false
  const { dependencies } = manifest
  return typeof dependencies === 'object' && dependencies !== null && 'react' in dependencies
}

/** One project per package, named for its folder: `pnpm vitest run --project dashboard`. */
function packageProject(folder: string): TestProjectConfiguration {
  const isInBrowser = !folder.startsWith(join(root, 'tooling')) && usesReact(folder)
  return {
    extends: true,
    test: {
      name: basename(folder),
      root: folder,
      include: [tests],
      environment: isInBrowser ? 'happy-dom' : 'node',
    },
  }
}

/**
 * The provider's suite, on one database engine. A file has its own database and leaves nothing else behind, so that a
 * worker can continue with the next file and keep what it has loaded.
 */
function providerProject(engine: 'pglite' | 'postgres', exclude: string[] = []): TestProjectConfiguration {
  const folder = join(root, 'apps/sandbox')
  return {
    extends: true,
    test: {
      name: `sandbox-${engine}`,
      root: folder,
      include: ['test/**/*.test.ts'],
      exclude,
      globalSetup: [join(folder, `test/engine/set-up-${engine}.ts`)],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      isolate: false,
    },
  }
}

const folders = globSync('{packages,apps,tooling}/*/package.json', { cwd: root })
  .map((manifest) => join(root, dirname(manifest)))
  .filter((folder) => basename(folder) !== 'sandbox')
  .filter((folder) => globSync(tests, { cwd: folder, exclude: ['**/node_modules', '**/dist'] }).length > 0)

const projects = [
  ...folders.map((folder) => ({ folder, project: packageProject(folder) })),
  { folder: join(root, 'apps/sandbox'), project: providerProject('pglite') },
  // A process with its own folder has nothing to do with PostgreSQL.
  ...(whyNot === null
    ? [
        {
          folder: join(root, 'apps/sandbox'),
          project: providerProject('postgres', ['test/kill/**', 'test/process/**']),
        },
      ]
    : []),
]

const here = join(process.cwd(), sep)

/** Inside a package's folder, vitest runs that package alone. */
const own = projects.filter(({ folder }) => here.startsWith(join(folder, sep)))

const reports = process.env['TEST_REPORTS']
const jsonReport: ['json', { outputFile: string }][] = reports
  ? [['json', { outputFile: join(reports, 'unit.json') }]]
  : []

export default defineConfig({
  test: {
    reporters: ['default', ...jsonReport],
    // While one worker waits for a process or a timer, another continues.
    maxWorkers: '100%',
    testTimeout: 20_000,
    hookTimeout: 20_000,
    environmentOptions: { happyDOM: { url: 'http://harbor.localhost:4100/' } },
    projects: (own.length > 0 ? own : projects).map(({ project }) => project),
  },
})
