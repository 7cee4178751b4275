import type { Language } from '@coffer/i18n/languages'
import { languageLeft } from './logout-reason.ts'
import { rootStore } from './store.ts'

/** The language this person chose before, if any; a logout does not unlearn it. */
export function rememberedLanguage(): Language | null {
  return rootStore.getState().language ?? languageLeft()
}

export function rememberLanguage(language: Language): void {
  rootStore.setState({ language })
}
