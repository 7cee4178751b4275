import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { slugsIn } from '../folder/read-folder.ts'
import { problemLine } from '../problem.ts'
import { notThere } from '../tenants.ts'
import { type Desk, type ExitCode, counted, placeOf } from './said.ts'

/**
 * Removes an institution's folder, and what was stamped and previewed of it. A person is told first what would be lost
 * for good; without a terminal only `isSure` removes anything.
 */
export async function remove(desk: Desk, slug: string, { isSure = false } = {}): Promise<ExitCode> {
  const slugs = slugsIn(desk.tenants)
  if (!slugs.includes(slug)) {
    desk.complain(problemLine(notThere(slug, slugs)))
    return 1
  }
  const folder = join(desk.tenants, slug)
  const files = filesIn(folder)
  const lost = notCommitted(folder)
  const kept = lost === files ? 'none of them committed' : `${lost} of them not committed`
  const what = `${placeOf(desk, slug)} (${counted(files, 'file')}${lost === 0 ? '' : `, ${kept}: lost for good`})`
  if (!isSure) {
    if (desk.ask === null) {
      desk.complain(`${what} would be removed: there is no terminal to ask at, so say --yes`)
      return 1
    }
    if (!(await desk.ask.confirm(`Remove ${what}?`))) {
      desk.say('Nothing was removed.')
      return 1
    }
  }
  rmSync(folder, { recursive: true })
  desk.say(`removed ${what}`)
  for (const [made, name] of [
    [join(desk.dist, slug), 'what was stamped of it'],
    [join(desk.previews, slug), 'the data of its previews'],
  ] as const) {
    if (!existsSync(made)) continue
    rmSync(made, { recursive: true })
    desk.say(`removed ${name}`)
  }
  return 0
}

function filesIn(folder: string): number {
  if (!lstatSync(folder).isDirectory()) return 1
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory())
    .length
}

/** How many of a folder's files only the folder holds; all of them where nothing keeps versions. */
function notCommitted(folder: string): number {
  try {
    const said = execFileSync(
      'git',
      ['status', '--porcelain', '--untracked-files=all', '--ignored', '--', '.'],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      },
    )
    return said.split('\n').filter((line) => line !== '').length
  } catch {
    return filesIn(folder)
  }
}
