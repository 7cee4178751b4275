import { mkdirSync, rmSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from './command-line.mjs'
import { engineEnvironment } from './engine-programs.mjs'
import { keepResults, writeEngineTable } from './engine-table.mjs'
import { install, pnpm, root } from './install.mjs'
import { temporaryFolder } from './temporary-folder.mjs'
import { closingLine, countOf } from './test-progress.mjs'
import { readReport } from './test-reports.mjs'

const names = ['firefox', 'webkit', 'chromium']

const { values, positionals } = readCommandLine({
  usage: `npm run engines -- [firefox] [webkit] [chromium] [--sample] [--document] [file …]

Runs the end-to-end journeys in the named engines, or in all of them: all journeys, or those of the named files. Run
npm run build first. --sample runs only the few journeys that npm test runs. --document then writes the latest result
of each file to docs/browsers.md.`,
  options: { sample: { type: 'boolean' }, document: { type: 'boolean' } },
  allowPositionals: true,
})
const files = positionals.filter((one) => !names.includes(one))
const chosen = positionals.some((one) => names.includes(one))
  ? names.filter((name) => positionals.includes(name))
  : names.filter((name) => name !== 'chromium' || !values.sample)

const commands = {
  firefox: ['--filter', '@coffer/engines', 'exec', 'playwright', 'test', '-c', 'firefox.config.ts'],
  webkit: ['--filter', '@coffer/engines', 'exec', 'playwright', 'test', '-c', 'webkit.config.ts'],
  chromium: ['--filter', '@coffer/e2e', 'exec', 'playwright', 'test'],
}

await install()
const temporary = temporaryFolder()

/** The results of an engine's journeys, their names prefixed with the engine's. */
async function runEngine(engine) {
  const programs = await engineEnvironment(engine)
  if (programs === null) return [{ name: engine, status: 'skipped', failure: null }]
  const reports = join(root, '.cache/engines', engine)
  const report = join(reports, 'e2e.json')
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })
  const only = values.sample ? ['--grep', '@sample'] : []
  const { code } = await pnpm([...commands[engine], ...only, ...files], {
    env: { ...temporary, ...programs, TEST_REPORTS: reports },
  })
  const tests = existsSync(report) ? readReport(report) : []
  if (!values.sample) keepResults(engine, tests)
  const isExplained = code === 0 || countOf(tests, 'failed') > 0
  return [
    ...tests.map((test) => ({ ...test, name: `${engine} › ${test.name}` })),
    ...(isExplained ? [] : [{ name: engine, status: 'failed', failure: `exit code ${code}` }]),
  ]
}

const results = []
for (const engine of chosen) {
  const tests = await runEngine(engine)
  console.log(`${engine}: ${closingLine(tests)}`)
  results.push(...tests)
}
if (process.env.TEST_REPORTS)
  writeFileSync(join(process.env.TEST_REPORTS, 'engines.json'), JSON.stringify(results))
if (values.document) writeEngineTable()
process.exit(countOf(results, 'failed') === 0 ? 0 : 1)
