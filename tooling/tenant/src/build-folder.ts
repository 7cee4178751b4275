import { type Built, buildTenants } from './build.ts'
import { slugsIn } from './folder/read-folder.ts'
import type { HouseWords } from './folder/house-words.ts'
import type { Compiled } from './page/compiled.ts'
import type { Problem } from './problem.ts'
import { readTenants } from './tenants.ts'

export type BuiltFolder = Built & { readonly problems: readonly Problem[] }

/**
 * Checks the institutions in a folder and stamps the good ones, or the one asked for. One that does not pass the check is
 * not stamped and what was stamped of it before stays: a mistake in one institution's data holds nobody else back, and
 * takes nobody's page away. Only an institution whose folder is gone loses its output.
 */
export async function buildFolder(options: {
  folder: string
  house: HouseWords
  compiled: Compiled
  dist: string
  only?: string | undefined
}): Promise<BuiltFolder> {
  const { folder, house, compiled, dist, only } = options
  const { tenants, problems } = readTenants(folder, house, only)
  const bad = new Set(problems.map(({ file }) => file.split('/')[1]))
  const built = await buildTenants({
    tenants: tenants.filter(({ slug }) => !bad.has(slug)),
    compiled,
    house,
    dist,
    ...(only === undefined && { all: slugsIn(folder) }),
  })
  return { ...built, problems }
}
