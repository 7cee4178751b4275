import {
  listSnapshots,
  readSnapshot,
  removeSnapshot,
  type SnapshotName,
  writeSnapshot,
} from '../baseline/snapshot-folder.ts'
import type { Capture } from '../../capture/capture-story.ts'
import { matchesStory } from '../../capture/screen-stories.ts'
import { compareSnapshot, type Verdict } from './compare-snapshot.ts'

/** A snapshot that a person should review. */
export type Finding = SnapshotName & Exclude<Verdict, { kind: 'same' }>

export interface Comparison {
  readonly same: number
  readonly findings: readonly Finding[]
  /** Stories that could not be captured, with the reason; their snapshots stay. */
  readonly failures: ReadonlyMap<string, string>
}

interface ComparisonOptions {
  readonly folder: string
  readonly captures: readonly Capture[]
  readonly chromium: string
  /** The requested part of story names: only snapshots with it can be reported as gone. */
  readonly storyFilter: string | null
  readonly size: string | null
  /** Replaces the stored snapshots that differ. */
  readonly isUpdate: boolean
}

/** Compares a tenant's captures with its stored snapshots. */
export async function compareTenant(options: ComparisonOptions): Promise<Comparison> {
  const { folder, captures, chromium, isUpdate } = options
  const failures = new Map(
    captures.flatMap((capture) =>
      'failure' in capture ? [[capture.story.id, capture.failure] as const] : [],
    ),
  )
  const screenshots = screenshotsByName(captures)
  const findings: Finding[] = []
  let same = 0
  for (const name of namesToCompare(options, screenshots)) {
    if (failures.has(name.story)) continue
    const screenshot = screenshots.get(keyOf(name))?.screenshot ?? null
    // oxlint-disable-next-line no-await-in-loop -- one decoded image at a time bounds the memory
    const verdict = await compareSnapshot(readSnapshot(folder, name), screenshot, chromium)
    if (verdict.kind === 'same') same += 1
    else findings.push({ ...name, ...verdict })
    if (isUpdate) store(folder, name, verdict)
  }
  return { same, findings, failures }
}

const keyOf = ({ story, size }: SnapshotName): string => `${story} ${size}`

type Screenshot = SnapshotName & { readonly screenshot: Buffer }

function screenshotsByName(captures: readonly Capture[]): ReadonlyMap<string, Screenshot> {
  const all = captures.flatMap((capture): Screenshot[] =>
    'failure' in capture
      ? []
      : [...capture.screenshots].map(([size, screenshot]) => ({ story: capture.story.id, size, screenshot })),
  )
  return new Map(all.map((one) => [keyOf(one), one]))
}

/** The names of the captures, and of the stored snapshots that should have been captured. */
function namesToCompare(
  { folder, size, storyFilter }: ComparisonOptions,
  screenshots: ReadonlyMap<string, Screenshot>,
): readonly SnapshotName[] {
  const stored = listSnapshots(folder, size).filter(
    (name) => matchesStory(name.story, storyFilter) || screenshots.has(keyOf(name)),
  )
  const names = new Map([...stored, ...screenshots.values()].map((name) => [keyOf(name), name]))
  return [...names.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, name]) => ({ story: name.story, size: name.size }))
}

/** Stores the result of a comparison. A snapshot that looks the same keeps its bytes. */
function store(folder: string, name: SnapshotName, verdict: Verdict): void {
  if (verdict.kind === 'gone') removeSnapshot(folder, name)
  else if (verdict.kind !== 'same') writeSnapshot(folder, name, verdict.after)
}
