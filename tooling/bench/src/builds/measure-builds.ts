import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '@coffer/tenant-tooling/generate'
import { readDefaultMessages } from '@coffer/tenant-tooling/default-messages'
import { paths } from '../paths.ts'
import type { Goal } from '../report/goals.ts'
import { goalsTable } from '../report/goals-table.ts'
import { median } from '../report/median.ts'
import { table } from '../report/table.ts'
import { build, tenant } from './run.ts'

const MANY = 1000
/** A round takes half a minute and more; three are enough to notice a disturbed one. */
const MOST_ROUNDS = 3
const BYTES_PER_KB = 1000

/** Output folder of `pnpm tenant` for another folder of tenants. */
const RENDERED = '.rendered'

interface Rendering {
  readonly duration: number
  readonly written: number
}

interface Round {
  compile: number
  one: Rendering
  many: Rendering
  again: Rendering
  /** Bytes of the tenant that has the most. */
  largest: number
}

/** A whole build with one tenant and one with a thousand, from sources to packed files, by the commands of each. */
export async function measureBuilds(requestedRounds: number): Promise<string> {
  const count = Math.min(requestedRounds, MOST_ROUNDS)
  const rounds: Round[] = []
  const place = mkdtempSync(join(paths.cache, 'rendering-'))
  try {
    for (let round = 0; round < count; round += 1) rounds.push(await measureRound(join(place, String(round))))
  } finally {
    // Not before the end: writing during deletions takes several times as long.
    rmSync(place, { recursive: true })
  }
  const middle = (read: (round: Round) => number): number => median(rounds.map(read))
  const ms = (read: (round: Round) => number): string => middle(read).toFixed(0)
  const rows = [
    ['ms', 'compile', 'render', 'in all'],
    ['one', ms(({ compile }) => compile), ms(({ one }) => one.duration), ms(whole(({ one }) => one))],
    ['1,000', ms(({ compile }) => compile), ms(({ many }) => many.duration), ms(whole(({ many }) => many))],
    ['1,000 again, unchanged', '', ms(({ again }) => again.duration), ''],
  ]
  const goals: readonly Goal[] = [
    {
      text: 'a build of 1,000 tenants, to one of one',
      value: middle((round) => whole(({ many }) => many)(round) / whole(({ one }) => one)(round)),
      most: 1.5,
      unit: '',
    },
    {
      text: 'files written of 1,000 unchanged',
      value: middle(({ again }) => again.written),
      most: 0,
      unit: '',
    },
    {
      text: 'of a tenant’s own, the largest of 1,000',
      value: middle(({ largest }) => largest) / BYTES_PER_KB,
      most: 200,
      unit: ' kB',
    },
  ]
  return `builds, medians of ${count}\n${table(rows)}\n\ngoals of a build\n${goalsTable(goals)}`
}

/** The same compilation counts for both: tenants differ in what is rendered alone. */
const whole =
  (rendering: (round: Round) => Rendering) =>
  (round: Round): number =>
    round.compile + rendering(round).duration

async function measureRound(place: string): Promise<Round> {
  const defaultMessages = readDefaultMessages(paths.root)
  const render = async (name: string): Promise<Rendering> => {
    const { duration, printed } = await tenant(join(place, name), 'build')
    return { duration, written: Number(/(\d+) files? written/.exec(printed)?.[1]) }
  }
  writeGenerated(join(place, 'one'), 1, defaultMessages)
  writeGenerated(join(place, 'many'), MANY, defaultMessages)
  // What was laid out is on the disk before a clock starts.
  execFileSync('sync')
  const { duration: compile } = await build(paths.app)
  const [one, many, again] = [await render('one'), await render('many'), await render('many')]
  return { compile, one, many, again, largest: largestIn(join(place, 'many', RENDERED)) }
}

function largestIn(dist: string): number {
  const sizes = new Map<string, number>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath === dist) continue
    const slug = entry.parentPath.slice(dist.length + 1).split('/')[0] ?? ''
    sizes.set(slug, (sizes.get(slug) ?? 0) + statSync(join(entry.parentPath, entry.name)).size)
  }
  return Math.max(...sizes.values())
}
