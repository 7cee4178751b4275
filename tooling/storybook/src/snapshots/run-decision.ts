import type { SnapshotOptions } from './arguments.ts'

/** The state of a tenant before anything is captured. */
export interface TenantState {
  readonly hasSnapshots: boolean
  /** Neither the sources of its screens nor its snapshots have changed since a comparison found no difference. */
  readonly hasPassed: boolean
  /** The versions of Chromium that rendered its snapshots. */
  readonly drawnWith: ReadonlySet<string>
  /** The version of this machine's Chromium. */
  readonly chromium: string
}

export type RunDecision =
  | { readonly status: 'capture' | 'unchanged' | 'no-snapshots' }
  | { readonly status: 'other-chromium'; readonly versions: readonly string[] }

/** Whether to capture a tenant's screens, or why not. Another major version of Chromium renders differently. */
export function decideRun(
  { isUpdate, isAll, story }: SnapshotOptions,
  { hasSnapshots, hasPassed, drawnWith, chromium }: TenantState,
): RunDecision {
  if (isUpdate) return { status: 'capture' }
  if (!hasSnapshots) return { status: 'no-snapshots' }
  const versions = [...drawnWith].filter((version) => !isSameMajor(version, chromium))
  if (versions.length > 0) return { status: 'other-chromium', versions }
  return { status: hasPassed && !isAll && story === null ? 'unchanged' : 'capture' }
}

export const isSameMajor = (one: string, other: string): boolean => majorVersion(one) === majorVersion(other)

const majorVersion = (version: string): string => version.split('.')[0] ?? version
