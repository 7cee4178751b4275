import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

/** The digests of the sources and snapshots that last matched, by tenant (and size, for a run of one size). */
const passedRuns = v.record(v.string(), v.object({ stories: v.string(), snapshots: v.string() }))

export type PassedRun = v.InferOutput<typeof passedRuns>[string]

/** A file that is missing or invalid counts as empty: the only cost is another comparison. */
function readPassedRuns(file: string): Record<string, PassedRun> {
  if (!existsSync(file)) return {}
  try {
    return v.parse(passedRuns, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

export function hasPassed(file: string, run: string, { stories, snapshots }: PassedRun): boolean {
  const known = readPassedRuns(file)[run]
  return known?.stories === stories && known.snapshots === snapshots
}

/** Records that a run has passed, or with null, that it has failed. */
export function recordRun(file: string, run: string, passed: PassedRun | null): void {
  const { [run]: _, ...others } = readPassedRuns(file)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(passed === null ? others : { ...others, [run]: passed }, null, 2))
}
