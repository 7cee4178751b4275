import type { MessageOverrides } from '@coffer/branding/tenant-schema'
import { hasHidden } from '@coffer/branding/schema'
import { messageOverridesSchema } from '@coffer/branding/tenant-schema'
import * as v from 'valibot'
import type { TenantFolder } from '../folder/read-folder.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import { type Problem, suggestion } from '../problem.ts'

export type CheckedOverrides = {
  readonly messageOverrides: MessageOverrides
  readonly problems: readonly Problem[]
}

const longest = 1000

/** A tenant may override any default message, but change neither keys nor placeholders. */
export function checkMessageOverrides(
  folder: TenantFolder,
  languages: readonly string[],
  defaultMessages: DefaultMessages,
): CheckedOverrides {
  const read = v.safeParse(messageOverridesSchema, Object.fromEntries(folder.messageOverrides))
  const problems = [...folder.messageOverrides.keys()].flatMap((language): Problem[] => {
    const file = `tenants/${folder.slug}/locales/${language}.json`
    if (!languages.includes(language)) {
      return [
        {
          file,
          field: 'the file',
          hint: `has a language that tenant.json does not list; it lists ${languages.join(', ')}`,
        },
      ]
    }
    return packageProblems(
      folder.messageOverrides.get(language),
      defaultMessages.get(language) ?? new Map(),
    ).map((problem) => ({
      file,
      ...problem,
    }))
  })
  return { messageOverrides: read.success && problems.length === 0 ? read.output : {}, problems }
}

type PackageProblem = Omit<Problem, 'file'>

const shapeSchema = v.record(v.string(), v.record(v.string(), v.string()))

function packageProblems(
  input: unknown,
  defaultMessages: ReadonlyMap<string, Readonly<Record<string, string>>>,
): PackageProblem[] {
  const read = v.safeParse(shapeSchema, input)
  if (!read.success) return [{ field: 'the file', hint: 'must be { "<package>": { "<key>": "<text>" } }' }]
  return Object.entries(read.output).flatMap(([namespace, wording]) => {
    const known = defaultMessages.get(namespace)
    if (known === undefined) {
      return [
        {
          field: namespace,
          hint: `is not a package with messages${suggestion(namespace, [...defaultMessages.keys()])}; the packages are ${[...defaultMessages.keys()].sort().join(', ')}`,
        },
      ]
    }
    return Object.entries(wording).flatMap(([key, text]) =>
      textProblems(key, text, known).map((hint) => ({ field: `${namespace}.${key}`, hint })),
    )
  })
}

function textProblems(key: string, text: string, known: Readonly<Record<string, string>>): string[] {
  const defaultMessages = Object.hasOwn(known, key) ? known[key] : undefined
  if (defaultMessages === undefined)
    return [`is not a key of the default messages${suggestion(key, Object.keys(known))}`]
  if (text.trim() === '') return ['is empty; write a text or remove it']
  if (text.length > longest) return [`is longer than ${longest} characters; shorten it`]
  if (hasHidden(text.replaceAll('\n', ''))) return ['has control characters; remove them']
  if (/<\/?[a-z!]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(text))
    return ['has markup, which would be shown as text; remove it']
  const [ours, theirs] = [placeholders(defaultMessages), placeholders(text)]
  if (ours !== theirs) return [`must use the placeholders ${ours || '(none)'}; it uses ${theirs || '(none)'}`]
  return /\{\{|\}\}|\$t\(/.test(text.replaceAll(placeholder, ''))
    ? ['has an incomplete placeholder, or $t(…); write placeholders as {{name}}']
    : []
}

const placeholder = /\{\{([^{}]*)\}\}/g

/** Placeholders as written, with their modifiers: `{{- name}}` would not be escaped, and differs from `{{name}}`. */
function placeholders(text: string): string {
  const names = Array.from(text.matchAll(placeholder), ([, inner = '']) => `{{${inner.trim()}}}`)
  return [...new Set(names)].sort().join(' ')
}
