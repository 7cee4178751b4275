import { browser } from './browser.mjs'
import { install, pnpm } from './install.mjs'
import { nginx } from './nginx.mjs'
import { countTests } from './summary.mjs'

/**
 * Everything that must hold, cheapest first. A check counts as one; a runner counts its own tests. Tests of screens
 * mostly wait, so more packages are tested at once than there are cores.
 */
const steps = [
  ['formatting', ['run', '--silent', 'format:check']],
  ['lint', ['run', '--silent', 'lint']],
  ['i18n', ['run', '--silent', 'i18n:check']],
  ['boundaries', ['run', '--silent', 'boundaries']],
  ['types', ['run', '--silent', 'typecheck']],
  ['build', ['run', '--silent', 'build', '--output-logs=errors-only']],
  ['unit', ['run', '--silent', 'unit']],
  ['stories', ['run', '--silent', 'stories']],
  ['storybook', ['exec', 'turbo', 'run', '//#storybook:build', '--output-logs=errors-only']],
  ['end to end', ['run', '--silent', 'e2e']],
]

await install()
const env = { CHROMIUM_PATH: await browser(), NGINX_PATH: await nginx(), FORCE_COLOR: '0', NO_COLOR: '1' }
const wanted = process.argv.slice(2)
const chosen = wanted.length > 0 ? steps.filter(([name]) => wanted.includes(name)) : steps

let passed = 0
let failed = 0
for (const [name, args] of chosen) {
  console.log(`\n== ${name}`)
  const began = Date.now()
  const { code, output } = await pnpm(args, { keep: true, env })
  const tests = countTests(output)
  passed += tests.passed
  failed += tests.failed
  // A step's own exit code is the verdict; a step that counts no tests counts as one check.
  if (code !== 0 && tests.failed === 0) failed += 1
  if (code === 0 && tests.passed === 0) passed += 1
  console.log(
    `== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - began) / 1000)} s`,
  )
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
