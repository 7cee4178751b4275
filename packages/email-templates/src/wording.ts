import type { TenantLanguage } from '@coffer/branding/tenant-schema'
import en from './locales/en.json' with { type: 'json' }
import es from './locales/es.json' with { type: 'json' }
import type { Sender } from './sender.ts'

export type WordKey = keyof typeof en
/** Fills a text's placeholders. */
export type Say = (key: WordKey, values?: Readonly<Record<string, string>>) => string

const house: Readonly<Record<TenantLanguage, Readonly<Record<WordKey, string>>>> = { en, es }
const placeholder = /\{\{(\w+)\}\}/g

/** The texts of letters in one language, in the institution's own wording where it has one. */
export function wordsOf({ branding, words }: Sender, language: TenantLanguage): Say {
  const own = words?.[language]?.['email-templates']
  const always = { name: branding.name, short: branding.shortName }
  return (key, values) => {
    const known = new Map(Object.entries({ ...always, ...values }))
    return (own?.[key] ?? house[language][key]).replaceAll(
      placeholder,
      (whole, name: string) => known.get(name) ?? whole,
    )
  }
}
