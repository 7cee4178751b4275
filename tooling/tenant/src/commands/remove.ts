import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slugsIn } from '../folder/read-folder.ts'
import { problemLine } from '../problem.ts'
import { unknownTenant } from '../tenants.ts'
import { type CliContext, type ExitCode, countOf, displayPath } from './cli-context.ts'

/**
 * Removes a tenant's folder, output and previews. Prompts with the number of uncommitted files first; without a terminal
 * it removes nothing unless `isConfirmed`.
 */
export async function remove(
  context: CliContext,
  slug: string,
  { isConfirmed = false } = {},
): Promise<ExitCode> {
  const slugs = slugsIn(context.tenants)
  if (!slugs.includes(slug)) {
    context.stderr(problemLine(unknownTenant(slug, slugs)))
    return 1
  }
  const folder = join(context.tenants, slug)
  const files = countFiles(folder)
  const lost = countUncommitted(folder)
  const kept = lost === files ? 'none of them committed' : `${lost} of them not committed`
  const what = `${displayPath(context, slug)} (${countOf(files, 'file')}${lost === 0 ? '' : `, ${kept}; this cannot be undone`})`
  if (!isConfirmed) {
    if (context.prompts === null) {
      context.stderr(`${what} would be removed. There is no terminal for the confirmation: use --yes`)
      return 1
    }
    if (!(await context.prompts.confirm(`Remove ${what}?`))) {
      context.stdout('Nothing was removed.')
      return 1
    }
  }
  rmSync(folder, { recursive: true })
  context.stdout(`removed ${what}`)
  for (const [made, name] of [
    [join(context.dist, slug), 'its build'],
    [join(context.previews, slug), 'the data of its previews'],
  ] as const) {
    if (!existsSync(made)) continue
    rmSync(made, { recursive: true })
    context.stdout(`removed ${name}`)
  }
  return 0
}

function countFiles(folder: string): number {
  if (!lstatSync(folder).isDirectory()) return 1
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
    .length
}

/** Number of a folder's uncommitted files; all of them without version control. */
function countUncommitted(folder: string): number {
  try {
    const output = execFileSync(
      'git',
      ['status', '--porcelain', '--untracked-files=all', '--ignored', '--', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    return output.split('\n').filter((line) => line !== '').length
  } catch {
    return countFiles(folder)
  }
}
