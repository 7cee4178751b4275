import { useLanguage } from '@coffer/i18n/language'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { legalLanguage } from './standing.ts'

/** Said to who reads the bank in another language than its legal texts. */
export function OnlyEnglish() {
  const t = useTranslations()
  const { language } = useLanguage()
  return language === legalLanguage ? null : <Notice severity="info">{t('disclosures.only-english')}</Notice>
}
