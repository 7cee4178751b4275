import type { MessageCatalog } from '../packages/i18n/src/catalogs.ts'
import { chooseLanguage, initI18n } from '../packages/i18n/src/language.ts'
import { isLanguage, type Language, languages } from '../packages/i18n/src/languages.ts'
import { startI18next } from '../packages/i18n/src/start-i18next.ts'

declare global {
  /** Translates the story in place, as a depositor's choice does. The toolbar's choice mounts the story again instead. */
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

/** Starts i18n in one language with all messages loaded, so that no story waits; a tenant may override some. */
export function startMessages(language: unknown, slug: string): void {
  const chosen: Language = isLanguage(language) ? language : 'en'
  const own = overrideFiles[`../tenants/${slug}/locales/${chosen}.json`]
  startI18next()
  initI18n({ offered: languages, chosen, preloaded: preloadedMessages, overrides: own && { [chosen]: own } })
}
