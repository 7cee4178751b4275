import { replaceMessages } from '@coffer/i18n/language'
import { isLanguage } from '@coffer/i18n/languages'

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    /** The development server sends each message file that is edited (tooling/tenant). */
    'coffer:messages': { language: string; namespace: string; catalog: Record<string, string> }
  }
}

// Absent from a build.
import.meta.hot?.on('coffer:messages', ({ language, namespace, catalog }) => {
  if (isLanguage(language)) replaceMessages(language, namespace, catalog)
})
