import { BackLink } from '@coffer/router/link'
import { useTranslations } from '../messages.ts'

export function BackToDocuments() {
  const t = useTranslations()
  return <BackLink to="/dashboard/documents">{t('back.documents')}</BackLink>
}

export function BackToDisclosures() {
  const t = useTranslations()
  return <BackLink to="/disclosures">{t('back.disclosures')}</BackLink>
}
