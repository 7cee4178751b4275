// Known vulnerabilities of the installed packages, by the registry. Needs the network, so it is no part of npm test.
import { pnpm } from './install.mjs'
import { readAdvisories } from './read-advisories.mjs'

const { code, output } = await pnpm(['audit', '--json', ...process.argv.slice(2)], {
  keep: true,
  isQuiet: true,
})
const { status, lines } = readAdvisories(output, code)
for (const line of lines) console.log(line)
process.exit(status)
