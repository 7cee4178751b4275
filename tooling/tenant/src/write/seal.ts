import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

/** Stands in a tenant's output: of which input it was made, and which files of how many bytes that gave. */
export const sealFile = '.stamped'

const sealSchema = v.object({ digest: v.string(), files: v.record(v.string(), v.number()) })

export function sealOf(digest: string, files: ReadonlyMap<string, number>): string {
  return `${JSON.stringify({ digest, files: Object.fromEntries(files) })}\n`
}

/** Whether the output in `folder` was made of the same input, and is all there. */
export function isSealed(folder: string, digest: string): boolean {
  const seal = readSeal(folder)
  return (
    seal?.digest === digest &&
    Object.entries(seal.files).every(
      ([path, size]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === size,
    )
  )
}

function readSeal(folder: string): v.InferOutput<typeof sealSchema> | null {
  const file = join(folder, sealFile)
  // The rule where much is new; to be told so by an error takes long.
  if (!existsSync(file)) return null
  try {
    return v.parse(sealSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}
