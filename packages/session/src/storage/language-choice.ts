import type { Language } from '@coffer/i18n/languages'
import { languageBeforeLogout } from './logout-reason.ts'
import { rootStore } from './root-store.ts'

/** The language chosen before, if any, also before a logout. */
export function storedLanguage(): Language | null {
  return rootStore.getState().language ?? languageBeforeLogout()
}

export function storeLanguage(language: Language): void {
  rootStore.setState({ language })
}
