import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { type ComponentType, type ReactNode, useState } from 'react'
import { recentData } from '@coffer/router/recent-data'
import { readSearch } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { type Beneficiaries, useBeneficiaries } from '../list/use-beneficiaries.ts'
import { BeneficiaryPage } from '../page.tsx'
import { beneficiaryName } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'

interface SelectedBeneficiaryProps {
  /** The heading during loading. */
  title: string
  children: (beneficiary: Beneficiary, beneficiaries: Beneficiaries) => ReactNode
}

/** Provides the beneficiary of `?id=`, and shows a notice if it is removed elsewhere meanwhile. */
export function SelectedBeneficiary({ title, children }: SelectedBeneficiaryProps) {
  const t = useTranslations()
  const query = useBeneficiaries()
  const { id } = useRouteSearch('/beneficiary/details')
  if (query.data) {
    return (
      <Found key={id} id={id} beneficiaries={query.data}>
        {children}
      </Found>
    )
  }
  return (
    <BeneficiaryPage title={title}>
      <QueryBoundary query={query} title={t('load.list')}>
        {() => null}
      </QueryBoundary>
    </BeneficiaryPage>
  )
}

/** Defines a screen for the beneficiary of `?id=`. An unknown id redirects to the list. */
export const selectedBeneficiaryScreen = (Screen: ComponentType): RedirectingScreen => ({
  Screen,
  redirect: async ({ search, queryClient }) => {
    const { id } = readSearch('/beneficiary/details', search)
    const list = await recentData(queryClient, beneficiariesQuery())
    return !list || list.some(({ uuid }) => uuid === id) ? null : '/beneficiary/list'
  },
})

interface FoundProps extends Pick<SelectedBeneficiaryProps, 'children'> {
  id: string | undefined
  beneficiaries: Beneficiaries
}

function Found({ id, beneficiaries, children }: FoundProps) {
  const t = useTranslations()
  const found = beneficiaries.list.find(({ uuid }) => uuid === id)
  const [first] = useState(found)
  if (!first) return null
  if (found) return children(found, beneficiaries)
  const wasLast = beneficiaries.list.length === 0
  return (
    <BeneficiaryPage title={beneficiaryName(first)} hasList={!wasLast}>
      <Notice severity="info" title={t('gone.title', { name: beneficiaryName(first) })} isAnnounced>
        {t('gone.body')}
      </Notice>
      <div>
        <ButtonLink to={wasLast ? '/beneficiary/add' : '/beneficiary/list'}>
          {t(wasLast ? 'add.open' : 'back.list')}
        </ButtonLink>
      </div>
    </BeneficiaryPage>
  )
}
