import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'

/** The house's own words: language → namespace → key → text. A package's folder names its namespace. */
export type HouseWords = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>

const wordingSchema = v.record(v.string(), v.string())

export function readHouseWords(root: string): HouseWords {
  const words = new Map<string, Map<string, Record<string, string>>>()
  for (const file of globSync('{packages,apps}/*/src/locales/*.json', { cwd: root })) {
    const language = basename(file, '.json')
    const namespace = basename(dirname(dirname(dirname(file))))
    const namespaces = words.get(language) ?? new Map<string, Record<string, string>>()
    namespaces.set(namespace, v.parse(wordingSchema, JSON.parse(readFileSync(join(root, file), 'utf8'))))
    words.set(language, namespaces)
  }
  return words
}
