// The software bill of materials of the shipped packages: CycloneDX, with the license and hash of each.
import { install, pnpm } from './install.mjs'
import { sbomCommand } from './supply-chain.mjs'

await install()
const { code } = await pnpm([...sbomCommand, ...process.argv.slice(2)])
process.exit(code)
