// The software bill of materials of what is served: CycloneDX, with the licenses and hashes of every package.
import { install, pnpm } from './install.mjs'
import { sbomCommand } from './supply-chain.mjs'

await install()
const { code } = await pnpm([...sbomCommand, ...process.argv.slice(2)])
process.exit(code)
