import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import * as v from 'valibot'

/** The default messages: language → namespace → key → text. */
export type DefaultMessages = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<string, string>>>>

const wordingSchema = v.record(v.string(), v.string())

/** The namespace that a `messages.ts` declares; undefined if there is no such file or declaration. */
export function namespaceIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined
  return /defineMessages<[^>]*>\(\s*'([\w-]+)'/.exec(readFileSync(file, 'utf8'))?.[1]
}

/** Reads every `locales/<language>.json` with a `messages.ts` that gives it a namespace. */
export function readDefaultMessages(root: string): DefaultMessages {
  const messages = new Map<string, Map<string, Record<string, string>>>()
  for (const file of globSync('{packages,apps}/*/src/**/messages.ts', { cwd: root })) {
    const namespace = namespaceIn(join(root, file))
    if (namespace === undefined) continue
    for (const locale of globSync('locales/*.json', { cwd: join(root, dirname(file)) })) {
      const language = basename(locale, '.json')
      const namespaces = messages.get(language) ?? new Map<string, Record<string, string>>()
      const content: unknown = JSON.parse(readFileSync(join(root, dirname(file), locale), 'utf8'))
      messages.set(language, namespaces.set(namespace, v.parse(wordingSchema, content)))
    }
  }
  return messages
}
