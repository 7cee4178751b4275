import type { MessageCatalog } from '@coffer/i18n/catalogs'
import { initI18n } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { preferredLanguage } from '@coffer/session/language-choice'
import { tenant } from '@coffer/session/tenant'
import { messages as uiKitMessages } from '@coffer/ui-kit/messages'
import { messages as webMessages } from '../messages.ts'

const commonCatalogs: Record<Language, () => Promise<{ catalogs: Record<string, MessageCatalog> }>> = {
  en: () => import('./messages-en.ts'),
  es: () => import('./messages-es.ts'),
}
let starting: Promise<void> | undefined

/**
 * Starts i18n once per page: in the preferred language, or in the tenant's first one, which is the language of
 * prerendered pages.
 */
export function startI18n({ language }: { language: 'preferred' | 'first' }): Promise<void> {
  const { languages } = tenant()
  starting ??= start(language === 'preferred' ? preferredLanguage(languages) : (languages[0] ?? 'en'))
  return starting
}

async function start(language: Language): Promise<void> {
  const { languages, messageOverrides } = tenant()
  const { catalogs } = await commonCatalogs[language]()
  initI18n({
    offered: languages,
    chosen: language,
    overrides: messageOverrides,
    preloaded: { [language]: catalogs },
  })
}

/** The messages of every page before log-in. */
export const commonMessages = [uiKitMessages, webMessages]
