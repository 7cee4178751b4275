/**
 * Rewrites the single migration that there is before the first release: current_tenant() first, then the tables drizzle-kit
 * derives from schema/, then the hand-written rules/*.sql in the order of their names.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const folder = join(here, '../../migrations')
const breakpoint = '\n--> statement-breakpoint\n'

rmSync(folder, { recursive: true, force: true })
execFileSync('drizzle-kit', ['generate', '--config=drizzle.config.ts', '--name=opening'], {
  cwd: join(here, '../..'),
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(here, '../../node_modules/.bin')}:${process.env['PATH'] ?? ''}` },
})

const rule = (name: string) => readFileSync(join(here, 'rules', name), 'utf8').trim()
const [first, ...rest] = readdirSync(join(here, 'rules')).toSorted()
const file = join(folder, '0000_opening.sql')
const tables = readFileSync(file, 'utf8').trim()
writeFileSync(file, [rule(first ?? ''), tables, ...rest.map(rule)].join(breakpoint) + '\n')
