import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.ts'

/** Copies the build, so that another build does not change what is measured. */
export function copyBuild(): { rendered: string; assets: string } {
  const folder = join(paths.cache, 'product')
  rmSync(folder, { recursive: true, force: true })
  const copy = { rendered: join(folder, 'harbor'), assets: join(folder, 'assets') }
  const built = { rendered: paths.rendered, assets: join(paths.web, 'client/assets') }
  for (const name of ['rendered', 'assets'] as const) {
    if (!existsSync(built[name])) throw new Error(`${built[name]} is missing: npm run build makes it`)
    cpSync(built[name], copy[name], { recursive: true })
  }
  return copy
}
