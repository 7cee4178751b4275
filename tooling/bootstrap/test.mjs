import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { browsers } from './browser.mjs'
import { readCommandLine } from './command-line.mjs'
import { install, pnpm, root } from './install.mjs'
import { nginx } from './nginx.mjs'
import { chooseParts, namesOfParts } from './parts.mjs'
import { countTests } from './summary.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

const { problem, chosen } = chooseParts(
  readCommandLine({
    usage: `npm test -- [part …]\n\nRuns every part, or the named ones: ${namesOfParts}.`,
    allowPositionals: true,
  }).positionals,
)
if (problem) {
  console.error(problem)
  process.exit(2)
}

await install()
const env = {
  ...(await browsers()),
  NGINX_PATH: await nginx(),
  ...temporaryFolder(),
  // Each test file, provider and tool is a process that loads the same modules.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'),
  FORCE_COLOR: '0',
  NO_COLOR: '1',
}

let passed = 0
let failed = 0
const checks = []

/** Runs one part. Beside another lane, prints its output once it ends. */
async function runPart([name, args], isBeside) {
  const title = `\n== ${name}`
  if (!isBeside) console.log(title)
  const began = Date.now()
  const { code, output } = await pnpm(args, { keep: true, isQuiet: isBeside, env })
  if (isBeside) console.log(`${title}\n${output}`)
  const tests = countTests(output)
  passed += tests.passed
  failed += tests.failed
  // A part's own exit code is the verdict; one that counts no tests counts as one check.
  if (code !== 0 && tests.failed === 0) failed += 1
  if (code === 0 && tests.passed === 0) passed += 1
  if (tests.failed === 0) checks.push({ name, failure: code === 0 ? null : `exit code ${code}` })
  console.log(
    `== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  )
}

for (const lanes of chosen) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const part of lane) await runPart(part, lanes.length > 1)
    }),
  )
}

if (process.env.TEST_REPORTS) {
  writeFileSync(join(process.env.TEST_REPORTS, 'checks.json'), JSON.stringify(checks))
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
