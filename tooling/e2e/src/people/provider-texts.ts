import { brandText } from '../provider/tenant-files.ts'
import { type Language, messagesOf } from './messages.ts'
import type { Person } from './person.ts'

/** Texts from the provider's code in the language of its messages to a person. */
export const providerText = <Texts extends Readonly<Record<Language, unknown>>>(
  { providerLanguage }: Person,
  texts: Texts,
): Texts[Language] => texts[providerLanguage]

/** A text of the provider's emails in the language of its messages to a person, with the bank's names. */
export function emailText(
  { bank: { slug }, providerLanguage }: Person,
  key: string,
  values: Record<string, string> = {},
): string {
  const names = { name: brandText(slug, 'name'), short: brandText(slug, 'short_name') }
  return messagesOf(slug, providerLanguage)(`email-templates:${key}`, { ...names, ...values })
}
