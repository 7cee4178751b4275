import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BloomFilter } from './bloom-filter.ts'
import { packageFolder } from '../../package-folder.ts'

/** Minimum length of entries: every tenant refuses shorter passwords anyway. */
export const shortestEntry = 8

export const packedFile = join(packageFolder, 'src/identity/blocklist/leaked-passwords.bloom')

/** The entry for a shorter word, which is refused only before a year or a suffix. */
export const stemEntry = (word: string): string => `stem:${word}`

let packed: BloomFilter | null = null

/** The file is read when the first password is checked. */
const list = (): BloomFilter => (packed ??= new BloomFilter(readFileSync(packedFile)))

/** Whether a password, in lower case, is in the list of leaked ones. */
export const isLeaked = (password: string): boolean =>
  password.length >= shortestEntry && list().has(password)

/** Whether the core of a password (lower case, without its suffix) is a leaked password or a frequent word. */
export const isLeakedCore = (core: string): boolean => isLeaked(core) || list().has(stemEntry(core))
