import { useSyncExternalStore } from 'react'
import {
  loadCatalog,
  loadedCatalog,
  loadedNamespaces,
  type MessageCatalog,
  type MessageOverrides,
  registeredNamespaces,
  replaceCatalog,
  resetCatalogs,
} from './catalogs.ts'
import { type Language, languages } from './languages.ts'
import { fillMessage } from './fill-message.ts'
import type { MessageFormatter, MessageValues } from './message-formatter.ts'

/** The state on which the texts of the page depend; replaced as a whole, so that React notices each change. */
export interface I18nState {
  readonly language: Language
  readonly offered: readonly Language[]
}

let state: I18nState = { language: 'en', offered: languages }
let format: MessageFormatter = fillMessage
const listeners = new Set<(language: Language) => void>()
const subscribers = new Set<() => void>()

export interface I18nOptions {
  /** The tenant's languages, preferred one first. */
  offered: readonly Language[]
  /** The language chosen earlier, if any. */
  chosen?: Language | undefined
  /** The tenant's overrides. */
  overrides?: MessageOverrides | undefined
  /** Messages that have already loaded (from the page, or by a test), by language and namespace. */
  preloaded?: MessageOverrides | undefined
}

/** Starts i18n without waiting for any file. A second call starts over (tests, stories). */
export function initI18n({ offered, chosen, overrides = {}, preloaded = {} }: I18nOptions): void {
  resetCatalogs(overrides, preloaded)
  setState({ language: chosen && offered.includes(chosen) ? chosen : (offered[0] ?? 'en'), offered })
}

/** Formats texts with this formatter from now on. The log-in page fills its few placeholders without i18next. */
export function formatMessagesWith(formatter: MessageFormatter): void {
  format = formatter
}

/** A message of a loaded namespace with its placeholders filled in; an unknown key is returned unchanged. */
export function readMessage(
  namespace: string,
  key: string,
  values: MessageValues = {},
  { language }: I18nState = state,
): string {
  const catalog = loadedCatalog(language, namespace)
  return catalog ? format({ language, namespace, catalog }, key, values) : key
}

/** Loads a namespace in the current language. */
export const loadMessages = (namespace: string): Promise<void> => loadCatalog(state.language, namespace)

/** Loads every registered namespace in the current language, so that screens in tests need not wait. */
export async function loadRegisteredMessages(): Promise<void> {
  await Promise.all(registeredNamespaces().map(loadMessages))
}

/** Shows messages that were edited while the page is open, in development. */
export function replaceMessages(language: Language, namespace: string, catalog: MessageCatalog): void {
  replaceCatalog(language, namespace, catalog)
  // No language was chosen, so its listeners are not called.
  state = { ...state }
  for (const subscriber of subscribers) subscriber()
}

function setState(next: I18nState): void {
  state = next
  if (typeof document !== 'undefined') document.documentElement.lang = next.language
  for (const listener of listeners) listener(next.language)
  for (const subscriber of subscribers) subscriber()
}

/** Calls the listener whenever a language is chosen. Returns a function that unsubscribes it. */
export function onLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentLanguage = (): Language => state.language

let lastChoice: Language | null = null

/** Switches when the messages on the page have loaded in that language, unless another was chosen in the meantime. */
export async function chooseLanguage(language: Language): Promise<void> {
  lastChoice = language
  await Promise.all([...loadedNamespaces()].map((namespace) => loadCatalog(language, namespace)))
  if (language === lastChoice) setState({ ...state, language })
}

function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber)
  return () => subscribers.delete(subscriber)
}

const readState = (): I18nState => state

export const useI18nState = (): I18nState => useSyncExternalStore(subscribe, readState, readState)

const choose = (language: Language): void => void chooseLanguage(language).catch(() => undefined)

/** The current language, the tenant's languages, and the setter. */
export function useLanguage(): {
  language: Language
  languages: readonly Language[]
  choose: (language: Language) => void
} {
  const { language, offered } = useI18nState()
  return { language, languages: offered, choose }
}
