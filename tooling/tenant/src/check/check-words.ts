import type { OwnWords } from '@coffer/branding/tenant-schema'
import { ownWordsSchema } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { HouseWords } from '../folder/house-words.ts'
import type { Problem } from '../problem.ts'

export type CheckedWords = { readonly words: OwnWords; readonly problems: readonly Problem[] }

const longest = 1000

/** An institution's own wording may change any text of the house, but neither keys nor placeholders. */
export function checkWords(
  folder: TenantFolder,
  languages: readonly string[],
  house: HouseWords,
): CheckedWords {
  const read = v.safeParse(ownWordsSchema, Object.fromEntries(folder.words))
  const problems = [...folder.words.keys()].flatMap((language): Problem[] => {
    const file = `tenants/${folder.slug}/locales/${language}.json`
    if (!languages.includes(language)) {
      return [
        {
          file,
          field: 'the file',
          mend: `is of a language that tenant.json does not name; it has ${languages.join(', ')}`,
        },
      ]
    }
    return wordProblems(folder.words.get(language), house.get(language) ?? new Map()).map((problem) => ({
      file,
      ...problem,
    }))
  })
  return { words: read.success && problems.length === 0 ? read.output : {}, problems }
}

type WordProblem = Omit<Problem, 'file'>

const shapeSchema = v.record(v.string(), v.record(v.string(), v.string()))

function wordProblems(
  input: unknown,
  house: ReadonlyMap<string, Readonly<Record<string, string>>>,
): WordProblem[] {
  const read = v.safeParse(shapeSchema, input)
  if (!read.success) return [{ field: 'the whole', mend: 'must be { "<package>": { "<key>": "<text>" } }' }]
  return Object.entries(read.output).flatMap(([namespace, wording]) => {
    const known = house.get(namespace)
    if (known === undefined) {
      return [
        {
          field: namespace,
          mend: `is no package with words; there are ${[...house.keys()].sort().join(', ')}`,
        },
      ]
    }
    return Object.entries(wording).flatMap(([key, text]) =>
      textProblems(known[key], text).map((mend) => ({ field: `${namespace}.${key}`, mend })),
    )
  })
}

function textProblems(known: string | undefined, text: string): string[] {
  if (known === undefined) return ['is not a key of the house; look for it in the package’s locales']
  if (text.trim() === '') return ['is empty; give it a text or remove it']
  if (text.length > longest) return [`is longer than ${longest} characters; shorten it`]
  if (/\p{Cc}/u.test(text.replaceAll('\n', ''))) return ['has control characters; remove them']
  const [ours, theirs] = [placeholders(known), placeholders(text)]
  return ours === theirs
    ? []
    : [`must use the placeholders ${ours || '(none)'}; it uses ${theirs || '(none)'}`]
}

function placeholders(text: string): string {
  const names = Array.from(text.matchAll(/\{\{\s*([\w.-]+)[^}]*\}\}/g), ([, name]) => `{{${name}}}`)
  return [...new Set(names)].sort().join(' ')
}
