import type { Language } from '@coffer/i18n/language'
import { rootStore } from './store.ts'

/** The language this person chose before, if any. */
export function rememberedLanguage(): Language | null {
  return rootStore.getState().language
}

export function rememberLanguage(language: Language): void {
  rootStore.setState({ language })
}
