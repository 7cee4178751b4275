import type { MessageCatalog } from '../packages/i18n/src/catalogs.ts'
import { chooseLanguage, currentLanguage, initI18n } from '../packages/i18n/src/language.ts'
import { isLanguage, type Language, languages } from '../packages/i18n/src/languages.ts'
import { startI18next } from '../packages/i18n/src/start-i18next.ts'

declare global {
  /** Translates the story in place, as a depositor's choice does. */
  var translateInPlace: ((language: Language) => Promise<void>) | undefined
}
globalThis.translateInPlace = chooseLanguage

const catalogs = import.meta.glob<MessageCatalog>(
  ['../packages/*/src/**/locales/*.json', '../apps/web/src/**/locales/*.json'],
  { eager: true, import: 'default' },
)
const definitions = import.meta.glob<{ messages?: { namespace: string } }>(
  ['../packages/*/src/**/messages.ts', '../apps/web/src/**/messages.ts'],
  { eager: true },
)

/** The messages of every namespace, by language. The catalogs of a namespace are beside its definition. */
const preloadedMessages = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(definitions).flatMap(([path, { messages }]) => {
        const catalog = catalogs[path.replace(/messages\.ts$/, `locales/${language}.json`)]
        return messages && catalog ? [[messages.namespace, catalog]] : []
      }),
    ),
  ]),
)

const overrideFiles = import.meta.glob<Record<string, MessageCatalog>>('../tenants/*/locales/*.json', {
  eager: true,
  import: 'default',
})

/** The texts that a tenant overrides, by language. */
const overridesFor = (slug: string) =>
  Object.fromEntries(languages.map((one) => [one, overrideFiles[`../tenants/${slug}/locales/${one}.json`]]))

let startedFor: string | null = null

/** Starts i18n in English with all messages loaded, so that no story waits, and with the tenant's own texts. */
export function startMessages(slug: string): void {
  if (startedFor === slug && currentLanguage() === 'en') return
  startedFor = slug
  startI18next()
  initI18n({ offered: languages, chosen: 'en', preloaded: preloadedMessages, overrides: overridesFor(slug) })
}

/** Translates the shown story as a depositor's choice does, so that it stays in its state. */
export const translateStory = (language: unknown): Promise<void> =>
  chooseLanguage(isLanguage(language) ? language : 'en')
