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
/** A round takes at least half a minute; three are enough to detect an outlier. */
const MAX_ROUNDS = 3
const BYTES_PER_KB = 1000

/** Output folder of `npm run tenant` for another folder of tenants. */
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
  /** Bytes of the largest tenant. */
  largest: number
}

/** A full build with one tenant and with a thousand, from sources to compressed files, by their own commands. */
export async function measureBuilds(requestedRounds: number): Promise<string> {
  const count = Math.min(requestedRounds, MAX_ROUNDS)
  const rounds: Round[] = []
  const folder = mkdtempSync(join(paths.cache, 'rendering-'))
  try {
    for (let round = 0; round < count; round += 1)
      rounds.push(await measureRound(join(folder, String(round))))
  } finally {
    // Deleted at the end: writing during deletions takes several times as long.
    rmSync(folder, { recursive: true })
  }
  const medianOf = (read: (round: Round) => number): number => median(rounds.map(read))
  const ms = (read: (round: Round) => number): string => medianOf(read).toFixed(0)
  const rows = [
    ['ms', 'compile', 'render', 'in all'],
    ['one', ms(({ compile }) => compile), ms(({ one }) => one.duration), ms(totalDuration(({ one }) => one))],
    [
      '1,000',
      ms(({ compile }) => compile),
      ms(({ many }) => many.duration),
      ms(totalDuration(({ many }) => many)),
    ],
    ['1,000 again, unchanged', '', ms(({ again }) => again.duration), ''],
  ]
  const goals: readonly Goal[] = [
    {
      text: 'a build of 1,000 tenants, relative to one tenant',
      value: medianOf(
        (round) => totalDuration(({ many }) => many)(round) / totalDuration(({ one }) => one)(round),
      ),
      max: 1.3,
      unit: '',
    },
    {
      text: 'files written when 1,000 tenants are unchanged',
      value: medianOf(({ again }) => again.written),
      max: 0,
      unit: '',
    },
    {
      text: 'files of one tenant, the largest of 1,000',
      value: medianOf(({ largest }) => largest) / BYTES_PER_KB,
      max: 200,
      unit: ' kB',
    },
  ]
  return `builds, medians of ${count}\n${table(rows)}\n\ngoals of a build\n${goalsTable(goals)}`
}

/** Both share the compilation: tenants differ only in rendering. */
const totalDuration =
  (rendering: (round: Round) => Rendering) =>
  (round: Round): number =>
    round.compile + rendering(round).duration

async function measureRound(folder: string): Promise<Round> {
  const defaultMessages = readDefaultMessages(paths.root)
  const render = async (name: string): Promise<Rendering> => {
    const { duration, stdout } = await tenant(join(folder, name), 'build')
    return { duration, written: Number(/(\d+) files? written/.exec(stdout)?.[1]) }
  }
  writeGenerated(join(folder, 'one'), 1, defaultMessages)
  writeGenerated(join(folder, 'many'), MANY, defaultMessages)
  // Generated files are flushed to disk before the measurement starts.
  execFileSync('sync')
  const { duration: compile } = await build(paths.app)
  const [one, many, again] = [await render('one'), await render('many'), await render('many')]
  return { compile, one, many, again, largest: largestTenantBytes(join(folder, 'many', RENDERED)) }
}

function largestTenantBytes(dist: string): number {
  const sizes = new Map<string, number>()
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath === dist) continue
    const slug = entry.parentPath.slice(dist.length + 1).split('/')[0] ?? ''
    sizes.set(slug, (sizes.get(slug) ?? 0) + statSync(join(entry.parentPath, entry.name)).size)
  }
  return Math.max(...sizes.values())
}
