import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BloomFilter } from './bloom-filter.ts'
import { packageFolder } from '../../package-folder.ts'

/** Least length of the entries: shorter passwords are refused by every tenant. */
export const shortestEntry = 8

export const packedFile = join(packageFolder, 'src/identity/blocklist/leaked-passwords.bloom')

/** The entry of a shorter word, which is refused before a year or a suffix only. */
export const stemOf = (word: string): string => `stem:${word}`

let packed: BloomFilter | null = null

/** The file is read with the first password. */
const list = (): BloomFilter => (packed ??= new BloomFilter(readFileSync(packedFile)))

/** Whether a password, in lower case, is in the list of leaked ones. */
export const isLeaked = (password: string): boolean =>
  password.length >= shortestEntry && list().has(password)

/** Whether the core of a password, in lower case and without its suffix, is a leaked password or a frequent word. */
export const isLeakedCore = (core: string): boolean => isLeaked(core) || list().has(stemOf(core))
