import { useLanguage } from '@coffer/i18n/language'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { legalLanguage } from './disclosure-status.ts'

/** Shown in languages other than that of the legal texts. */
export function EnglishOnlyNotice() {
  const t = useTranslations()
  const { language } = useLanguage()
  return language === legalLanguage ? null : <Notice severity="info">{t('disclosures.only-english')}</Notice>
}
