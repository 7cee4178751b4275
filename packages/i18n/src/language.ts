import i18next, { type BackendModule, type ReadCallback } from 'i18next'
import { useCallback } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { isLanguage, type Language, languages } from './languages.ts'

/** Text by key, for one namespace in one language. */
export type MessageCatalog = Record<string, string>
/** A tenant's overrides: language, then namespace, then key. */
export type MessageOverrides = { [name in Language]?: Record<string, MessageCatalog> | undefined }
/** Loads one namespace in one language, as a module. */
export type CatalogLoader = () => Promise<{ default: MessageCatalog }>

const loaders = new Map<string, Record<Language, CatalogLoader>>()
let messageOverrides: MessageOverrides = {}
let offered: readonly Language[] = languages
const listeners = new Set<(language: Language) => void>()

/** Registers a namespace's files, which load when a screen first needs them. */
export function registerCatalog(namespace: string, files: Record<Language, CatalogLoader>): void {
  loaders.set(namespace, files)
}

/** Loads every registered namespace in the current language, so that screens in tests need not wait. */
export const loadRegisteredMessages = (): Promise<void> => i18next.loadNamespaces([...loaders.keys()])

async function readCatalog(language: Language, namespace: string): Promise<MessageCatalog> {
  const file = await loaders.get(namespace)?.[language]()
  if (!file) throw new Error(`no messages for namespace "${namespace}"`)
  return { ...file.default, ...messageOverrides[language]?.[namespace] }
}

const files: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language: string, namespace: string, done: ReadCallback) {
    if (!isLanguage(language)) return done(new Error(`unknown language "${language}"`), false)
    readCatalog(language, namespace).then(
      (wording) => done(null, wording),
      // `true` makes i18next retry: a chunk that failed to load may load later.
      (failure: unknown) => done(failure instanceof Error ? failure : new Error(String(failure)), true),
    )
  },
}

export interface I18nOptions {
  /** The tenant's languages, preferred one first. */
  offered: readonly Language[]
  /** The language chosen earlier, if any. */
  chosen?: Language | undefined
  /** The tenant's overrides. */
  overrides?: MessageOverrides | undefined
  /** Messages that are loaded already (from the page, or by a test), by language and namespace. */
  preloaded?: MessageOverrides | undefined
}

/** Starts i18n without waiting for any file. A second call starts over (tests, stories). */
export function initI18n(settings: I18nOptions): void {
  offered = settings.offered
  messageOverrides = settings.overrides ?? {}
  const first = offered[0] ?? 'en'
  const language = settings.chosen && offered.includes(settings.chosen) ? settings.chosen : first
  void i18next
    .use(files)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...languages],
      fallbackLng: false,
      ns: [],
      defaultNS: false,
      resources: withTenantWording(settings.preloaded ?? {}),
      partialBundledLanguages: true,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  announce(language)
}

function withTenantWording(atHand: MessageOverrides): Record<string, Record<string, MessageCatalog>> {
  const merged: Record<string, Record<string, MessageCatalog>> = {}
  for (const language of languages) {
    const namespaces = atHand[language]
    if (!namespaces) continue
    merged[language] = Object.fromEntries(
      Object.entries(namespaces).map(([namespace, wording]) => [
        namespace,
        { ...wording, ...messageOverrides[language]?.[namespace] },
      ]),
    )
  }
  return merged
}

function announce(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = language
  for (const listener of listeners) listener(language)
}

/** Calls back whenever a language is chosen. Returns the unsubscriber. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : 'en'
}

export async function chooseLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language)
  announce(language)
}

/** The current language, the tenant's languages, and the setter. */
export function useLanguage(): {
  language: Language
  languages: readonly Language[]
  choose: (language: Language) => void
} {
  const { i18n } = useTranslation([], { useSuspense: false })
  const choose = useCallback((language: Language) => void chooseLanguage(language), [])
  return { language: isLanguage(i18n.language) ? i18n.language : 'en', languages: offered, choose }
}
