import { BackLink } from '@coffer/router/link'
import { Page } from '@coffer/ui-kit/page'
import type { ReactNode } from 'react'
import { useTranslations } from './messages.ts'

interface BeneficiaryPageProps {
  title: string
  lead?: ReactNode
  /** Whether to link back to the list; otherwise the page links to My account. */
  hasList?: boolean
  children: ReactNode
}

/** A page below the list of beneficiaries. */
export function BeneficiaryPage({ hasList = true, ...page }: BeneficiaryPageProps) {
  return <Page width="form" back={hasList ? <BackToList /> : <BackToMyAccount />} {...page} />
}

export function BackToList() {
  const t = useTranslations()
  return <BackLink to="/beneficiary/list">{t('back.list')}</BackLink>
}

export function BackToMyAccount() {
  const t = useTranslations()
  return <BackLink to="/my-account">{t('back.my-account')}</BackLink>
}
