import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Options = Parameters<NodeFS['init']>[1]

/** A data folder whose new files only their owner may use. PGlite sets modes itself, regardless of the umask. */
export class PrivateNodeFS extends NodeFS {
  override init(pg: PGlite, options: Options): ReturnType<NodeFS['init']> {
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), keepPrivate] })
  }
}

/** The types of PGlite's file system need a package that PGlite does not depend on. */
function keepPrivate(module: object): void {
  const files: unknown = Reflect.get(module, 'FS')
  const chmod: unknown = typeof files === 'object' && files !== null ? Reflect.get(files, 'chmod') : null
  if (typeof files !== 'object' || files === null || typeof chmod !== 'function')
    throw new Error('The file system of PGlite sets no modes.')
  Reflect.set(files, 'chmod', (path: unknown, mode: number) => {
    Reflect.apply(chmod, files, [path, mode & 0o700])
  })
}
