import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The files of a tenant's folder that differ in a served Storybook. It was built earlier, or from another folder, and its
 * sheet would show an old brand.
 */
export async function staleFiles(origin: string, slug: string, folder: string): Promise<readonly string[]> {
  const files = globSync(['*.json', '{logos,pictures,locales}/*'], { cwd: folder })
  const stale = await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(`${origin}/brands/${slug}/${file}`)
      const isSame =
        answer.ok && readFileSync(join(folder, file)).equals(Buffer.from(await answer.arrayBuffer()))
      return isSame ? [] : [file]
    }),
  )
  return stale.flat()
}
