import type { Problem } from '../problem.ts'
import type { Prompts } from './prompts.ts'
import { type Answers, type FieldName, type Given, fieldNames, fields } from './fields.ts'

/** Flags as they were read: what may be kept, and what must be fixed. */
export type ReadGiven = { readonly given: Given; readonly problems: readonly Problem[] }

/** Reads every flag before anything is asked: a person should not answer nine questions to learn that the first was wrong. */
export function readGiven(raw: Given): ReadGiven {
  const given: Given = {}
  const problems: Problem[] = []
  for (const name of fieldNames) {
    const text = raw[name]
    if (text === undefined) continue
    const { read, flag, hint } = fields[name]
    const value = read ? read(text) : text.trim()
    const wrong = hint(value)
    if (wrong === undefined) given[name] = value
    else problems.push({ file: flag, field: 'it', hint: wrong })
  }
  return { given, problems }
}

/** The fields that must be given and were not. */
export function missing(given: Given): readonly FieldName[] {
  return fieldNames.filter((name) => given[name] === undefined && fields[name].otherwise === undefined)
}

/** Fills in what is not asked. */
export function withDefaults(given: Given, slug: string): Answers {
  const answers: Given = { ...given }
  for (const name of fieldNames) answers[name] ??= fields[name].otherwise?.(answers, slug) ?? ''
  return { ...empty, ...answers }
}

const empty: Answers = {
  name: '',
  shortName: '',
  primary: '',
  secondary: '',
  email: '',
  phone: '',
  fdic: '',
  hosts: '',
  languages: '',
  apiBase: '',
}

/** Asks for everything that no flag said, each with what Enter takes; `hint` adds what only the other tenants can tell. */
export async function promptForRest(
  given: Given,
  slug: string,
  prompts: Prompts,
  hintOf: (name: FieldName, value: string) => string | undefined,
): Promise<Answers> {
  const answers: Given = { ...given }
  for (const name of fieldNames) {
    if (answers[name] !== undefined || name === 'apiBase') continue
    const { question, otherwise, read = (text: string) => text.trim(), hint } = fields[name]
    const answer = await prompts.text({
      message: question,
      otherwise: otherwise?.(answers, slug),
      hint: (text) => hint(read(text)) ?? hintOf(name, read(text)),
    })
    answers[name] = read(answer)
  }
  return withDefaults(answers, slug)
}
