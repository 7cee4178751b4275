import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** The manifest in a tenant's output, with the digest of its input and the size of each file. */
export const manifestFile = '.built'

const manifestSchema = v.object({ digest: v.string(), files: v.record(v.string(), v.number()) })

export function formatManifest(digest: string, files: ReadonlyMap<string, number>): string {
  return `${JSON.stringify({ digest, files: Object.fromEntries(files) })}\n`
}

/** Whether the output in `folder` is complete and of the same input. */
export function isUpToDate(folder: string, digest: string): boolean {
  const manifest = readManifest(folder)
  return (
    manifest?.digest === digest &&
    Object.entries(manifest.files).every(
      ([path, size]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === size,
    )
  )
}

function readManifest(folder: string): v.InferOutput<typeof manifestSchema> | null {
  const file = join(folder, manifestFile)
  // A new tenant has no manifest; this check is faster than catching an error.
  if (!existsSync(file)) return null
  try {
    return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
