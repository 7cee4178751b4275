// The software bill of materials of what is served: CycloneDX, with the licenses and hashes of every package.
import { install, pnpm } from './install.mjs'

await install()
const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application']
const { code } = await pnpm(['sbom', '--prod', ...format, ...process.argv.slice(2)])
process.exit(code)
