import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import type { Sender } from './sender.ts'
import { counterpartyName, institutionName } from './unknown-bank.ts'

export type MessageKey = keyof typeof en
/** A message with its placeholders filled. */
export type Translate = (key: MessageKey, values?: Readonly<Record<string, string>>) => string

const defaultMessages: Readonly<Record<TenantLanguage, Readonly<Record<MessageKey, string>>>> = { en, es }
const placeholder = /\{\{(\w+)\}\}/g

/** The values that name a bank; each has a fallback for an unknown bank. */
const bankValues = [
  ['institution', institutionName],
  ['counterparty', counterpartyName],
] as const

/** Translations of the email templates, with the tenant's overrides. */
export function createTranslate({ branding, messageOverrides }: Sender, language: TenantLanguage): Translate {
  const own = messageOverrides?.[language]?.['email-templates']
  const always = { name: branding.name, short: branding.shortName }
  return (key, values) => {
    const known = new Map(Object.entries({ ...always, ...values }))
    for (const [name, inLanguage] of bankValues) {
      const value = known.get(name)
      if (value !== undefined) known.set(name, inLanguage(language, value))
    }
    return (own?.[key] ?? defaultMessages[language][key]).replaceAll(
      placeholder,
      (whole, name: string) => known.get(name) ?? whole,
    )
  }
}
