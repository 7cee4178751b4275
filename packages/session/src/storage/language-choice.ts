import type { Language } from '@coffer/i18n/languages'
import { languageBeforeLogout } from './logout-reason.ts'
import { rootStore } from './root-store.ts'

/** The language chosen earlier, if any, even before a logout. */
export function storedLanguage(): Language | null {
  return rootStore.getState().language ?? languageBeforeLogout()
}

export function storeLanguage(language: Language): void {
  rootStore.setState({ language })
}

/**
 * The initial language, among the offered ones: the stored one, or else the first of the browser's languages that is
 * offered, or else the first. A browser's "es-MX" counts as Spanish.
 */
export function preferredLanguage(offered: readonly Language[]): Language {
  for (const wanted of [storedLanguage(), ...navigator.languages]) {
    const match = offered.find((language) => language === wanted?.split('-')[0]?.toLowerCase())
    if (match) return match
  }
  return offered[0] ?? 'en'
}
