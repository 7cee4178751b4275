import { useLanguage } from '@coffer/i18n/language'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { legalLanguage } from './legal-language.ts'

/** Explains why the legal texts are in a different language from the screen. */
export function EnglishOnly() {
  const t = useTranslations()
  const { language } = useLanguage()
  return language === legalLanguage ? null : <Notice severity="info">{t('disclosure.onlyEnglish')}</Notice>
}
