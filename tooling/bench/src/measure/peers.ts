import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Another application to compare with: the folder of its build, and the path of its form. */
interface Peer {
  readonly folder: string
  readonly path: string
}

const pathsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z\d-]+$/, 'a name has small letters, digits and hyphens')),
  v.pipe(v.string(), v.startsWith('/', 'a path begins with a slash')),
)

/**
 * The builds in a folder, by name. Its peers.json has the path of each one's form, for example
 * `{ "shadcn-admin": "/sign-in" }`, and each build is in the subfolder of its name.
 */
export function readPeers(folder: string): Readonly<Record<string, Peer>> {
  const file = join(folder, 'peers.json')
  if (!existsSync(file))
    throw new Error(`${file} is missing: it names the builds and the paths of their forms`)
  const paths = v.safeParse(pathsSchema, JSON.parse(readFileSync(file, 'utf8')))
  if (!paths.success) throw new Error(`${file}: ${paths.issues.map(({ message }) => message).join(', ')}`)
  return Object.fromEntries(
    Object.entries(paths.output).map(([name, path]) => {
      const build = join(folder, name)
      if (!existsSync(join(build, 'index.html'))) throw new Error(`${build} has no index.html`)
      return [name, { folder: build, path }]
    }),
  )
}
