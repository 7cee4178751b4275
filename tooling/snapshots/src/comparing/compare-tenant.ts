import type { Drawn } from '../drawing/draw-story.ts'
import { keep, readKept, sheetOf, sheetsIn } from '../kept/snapshot-folder.ts'
import { type Picture, readPicture, writeWebp } from '../picture.ts'
import { isMeant } from '../storybook/stories.ts'
import { judge, type Verdict } from './verdicts.ts'

/** What a person should look at: pictures as WebP, those that there are. */
export interface Finding {
  readonly kind: 'changed' | 'new' | 'gone'
  readonly story: string
  readonly size: string
  readonly changedPixels: number | undefined
  readonly before: Buffer | undefined
  readonly after: Buffer | undefined
  readonly marked: Buffer | undefined
}

export interface Comparison {
  readonly same: number
  readonly findings: readonly Finding[]
  /** Stories that could not be drawn, and why; what is kept of them stays. */
  readonly failures: ReadonlyMap<string, string>
}

interface Question {
  readonly folder: string
  readonly drawn: readonly Drawn[]
  /** The part of the names that was asked for: only such stories can be gone. */
  readonly fragment: string | null
  /** Keep what was drawn in place of what was there. */
  readonly isUpdate: boolean
}

/** Compares what was drawn of a tenant with what is kept of it, one sheet after the other. */
export async function compareTenant({ folder, drawn, fragment, isUpdate }: Question): Promise<Comparison> {
  const failures = new Map(
    drawn.flatMap((one) => ('failure' in one ? [[one.story.id, one.failure] as const] : [])),
  )
  const shots = bySheet(drawn)
  const findings: Finding[] = []
  let same = 0
  for (const sheet of sheetsMeant(folder, shots, fragment)) {
    // oxlint-disable-next-line no-await-in-loop -- one sheet at a time is all that memory should hold
    const known = await readKept(folder, sheet)
    const meant = [...known].filter(([story]) => isMeant(story, fragment) || shots.get(sheet)?.has(story))
    const kept = new Map(meant.filter(([story]) => !failures.has(story)))
    // oxlint-disable-next-line no-await-in-loop
    const fresh = await readAll(shots.get(sheet))
    const verdicts = judge(kept, fresh)
    // oxlint-disable-next-line no-await-in-loop
    const found = await Promise.all(
      [...verdicts].map(([story, verdict]) => finding(story, sizeOf(sheet), verdict)),
    )
    const different = found.filter((one) => one !== null)
    findings.push(...different)
    same += found.length - different.length
    // oxlint-disable-next-line no-await-in-loop
    if (isUpdate && different.length > 0) await keep(folder, sheet, replaced(known, verdicts))
  }
  return { same, findings, failures }
}

/** All sheets, or with a fragment those of the files that it names. */
function sheetsMeant(
  folder: string,
  shots: ReadonlyMap<string, unknown>,
  fragment: string | null,
): readonly string[] {
  const files = new Set([...shots.keys()].map(fileOf))
  const kept = sheetsIn(folder).filter((sheet) => files.has(fileOf(sheet)) || isMeant(sheet, fragment))
  return [...new Set([...kept, ...shots.keys()])].sort()
}

const fileOf = (sheet: string): string => sheet.split('.')[0] ?? sheet
const sizeOf = (sheet: string): string => sheet.split('.').at(-2) ?? ''

function bySheet(drawn: readonly Drawn[]): ReadonlyMap<string, ReadonlyMap<string, Buffer>> {
  const sheets = new Map<string, Map<string, Buffer>>()
  for (const one of drawn) {
    if ('failure' in one) continue
    for (const [size, png] of one.pictures) {
      const sheet = sheetOf({ story: one.story.id, size })
      sheets.set(sheet, (sheets.get(sheet) ?? new Map<string, Buffer>()).set(one.story.id, png))
    }
  }
  return sheets
}

async function readAll(
  shots: ReadonlyMap<string, Buffer> = new Map(),
): Promise<ReadonlyMap<string, Picture>> {
  return new Map(
    await Promise.all([...shots].map(async ([story, png]) => [story, await readPicture(png)] as const)),
  )
}

async function finding(story: string, size: string, verdict: Verdict): Promise<Finding | null> {
  if (verdict.kind === 'same') return null
  const { kind } = verdict
  const [before, after, marked] = await Promise.all([
    'before' in verdict ? writeWebp(verdict.before) : undefined,
    'after' in verdict ? writeWebp(verdict.after) : undefined,
    kind === 'changed' ? writeWebp(verdict.difference.marked) : undefined,
  ])
  const changedPixels = kind === 'changed' ? verdict.difference.changedPixels : undefined
  return { kind, story, size, changedPixels, before, after, marked }
}

/** What is kept from now on: a picture that looks the same stays as it was. */
function replaced(
  known: ReadonlyMap<string, Picture>,
  verdicts: ReadonlyMap<string, Verdict>,
): ReadonlyMap<string, Picture> {
  const next = new Map(known)
  for (const [story, verdict] of verdicts) {
    if (verdict.kind === 'gone') next.delete(story)
    else if (verdict.kind !== 'same') next.set(story, verdict.after)
  }
  return next
}
