import type { Problem } from '../problem.ts'
import type { Prompts } from './prompts.ts'
import { type Answers, type FieldName, type Given, fieldNames, fields } from './fields.ts'

/** Parsed flags: valid values and problems. */
export type ReadGiven = { readonly given: Given; readonly problems: readonly Problem[] }

/** Validates every flag before any prompt, so that a wrong flag is reported first. */
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

/** The required fields that are missing. */
export function missing(given: Given): readonly FieldName[] {
  return fieldNames.filter((name) => given[name] === undefined && fields[name].otherwise === undefined)
}

/** Fills in defaults. */
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

/** Prompts for every field without a flag, and offers its default; `hint` adds checks against the other tenants. */
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
