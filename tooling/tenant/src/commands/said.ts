import { join, relative } from 'node:path'
import type { HouseWords } from '../folder/house-words.ts'
import type { Ask } from '../new/ask.ts'
import { type Problem, problemLine } from '../problem.ts'

/** What a command works with: a test gives its own folder, its own ear and its own answers. */
export type Desk = {
  readonly root: string
  readonly tenants: string
  readonly dist: string
  readonly previews: string
  readonly web: string
  readonly words: () => HouseWords
  readonly ask: Ask | null
  /** Where the person stands: paths they type begin there. */
  readonly from: string
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

/** 0: done. 1: something is to be mended. */
export type ExitCode = 0 | 1

export function tell({ complain }: Desk, problems: readonly Problem[]): ExitCode {
  for (const problem of problems) complain(problemLine(problem))
  return problems.length > 0 ? 1 : 0
}

/** A tenant's folder as a person would type it. */
export function placeOf({ root, tenants }: Desk, slug: string): string {
  const path = relative(root, join(tenants, slug))
  return `${path.startsWith('..') ? join(tenants, slug) : path}/`
}

/** "1 file", "2 files". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
