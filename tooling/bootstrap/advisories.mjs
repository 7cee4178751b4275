// Known vulnerabilities of the installed packages, from the registry. Needs the network, so it is not part of npm test.
import { readCommandLine } from './command-line.mjs'
import { pnpm } from './install.mjs'
import { readAdvisories } from './read-advisories.mjs'

readCommandLine({
  usage: `npm run advisories

Prints the known vulnerabilities of the installed packages. Exits with 1 if there are any, with 3 if the registry has no
advisories.`,
})
const { code, output } = await pnpm(['audit', '--json'], {
  keep: true,
  isQuiet: true,
})
const { status, lines } = readAdvisories(output, code)
for (const line of lines) console.log(line)
process.exit(status)
