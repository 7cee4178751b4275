import { useLanguage } from '@coffer/i18n/language'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { legalLanguage } from './disclosure-status.ts'

/** Shown in other languages than that of legal texts. */
export function EnglishOnlyNotice() {
  const t = useTranslations()
  const { language } = useLanguage()
  return language === legalLanguage ? null : <Notice severity="info">{t('disclosures.only-english')}</Notice>
}
