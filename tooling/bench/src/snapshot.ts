import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from './paths.ts'

/** Copies what is built, so that a build in between does not change what is measured. */
export function snapshot(): { rendered: string; assets: string } {
  const folder = join(paths.cache, 'product')
  rmSync(folder, { recursive: true, force: true })
  const taken = { rendered: join(folder, 'harbor'), assets: join(folder, 'assets') }
  const built = { rendered: paths.rendered, assets: join(paths.web, 'client/assets') }
  for (const name of ['rendered', 'assets'] as const) {
    if (!existsSync(built[name])) throw new Error(`${built[name]} is missing: run pnpm build first`)
    cpSync(built[name], taken[name], { recursive: true })
  }
  return taken
}
