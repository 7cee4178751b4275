import { join, relative } from 'node:path'
import type { DefaultMessages } from '../folder/default-messages.ts'
import type { Prompts } from '../new/prompts.ts'
import { type Problem, problemLine } from '../problem.ts'

/** Dependencies of a command, which tests replace: folders, prompts and output. */
export type CliContext = {
  readonly root: string
  readonly tenants: string
  readonly dist: string
  readonly previews: string
  readonly web: string
  readonly defaultMessages: () => DefaultMessages
  readonly prompts: Prompts | null
  /** The working directory, to which typed paths are relative. */
  readonly from: string
  readonly stdout: (line: string) => void
  readonly stderr: (line: string) => void
}

/** 0: done. 1: a problem was found. */
export type ExitCode = 0 | 1

export function reportProblems({ stderr }: CliContext, problems: readonly Problem[]): ExitCode {
  for (const problem of problems) stderr(problemLine(problem))
  return problems.length > 0 ? 1 : 0
}

/** A tenant's folder, relative to the repository if it is inside. */
export function displayPath({ root, tenants }: CliContext, slug: string): string {
  const path = relative(root, join(tenants, slug))
  return `${path.startsWith('..') ? join(tenants, slug) : path}/`
}

/** "1 file", "2 files". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
