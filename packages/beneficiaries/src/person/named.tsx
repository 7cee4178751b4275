import { beneficiariesQuery, type Beneficiary } from '@coffer/api-client/beneficiaries'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, useRouteSearch } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { type ComponentType, type ReactNode, useState } from 'react'
import { recentData } from '@coffer/router/recent-data'
import { searchOf } from '@coffer/router/routes'
import type { RedirectingScreen } from '@coffer/router/screens'
import { Page } from '../page.tsx'
import { nameOf } from '../shares/groups.ts'
import { useTranslations } from '../messages.ts'
import { type Facts, useFacts } from './facts.ts'

interface NamedProps {
  /** Stands above what is still loading. */
  title: string
  children: (one: Beneficiary, facts: Facts) => ReactNode
}

/** The one that the address names by `?id=`. One that is removed while it is shown is told. */
export function Named({ title, children }: NamedProps) {
  const t = useTranslations()
  const facts = useFacts()
  const { id } = useRouteSearch('/beneficiary/details')
  if (facts.data) {
    return (
      <Found key={id} id={id} facts={facts.data}>
        {children}
      </Found>
    )
  }
  return (
    <Page title={title}>
      <QueryBoundary query={facts} title={t('load.list')}>
        {() => null}
      </QueryBoundary>
    </Page>
  )
}

/** A screen for the beneficiary of `?id=`; an unknown id leads to the list. */
export const namedScreen = (Screen: ComponentType): RedirectingScreen => ({
  Screen,
  redirect: async ({ search, queryClient }) => {
    const { id } = searchOf('/beneficiary/details', search)
    const list = await recentData(queryClient, beneficiariesQuery())
    return !list || list.some(({ uuid }) => uuid === id) ? null : '/beneficiary/list'
  },
})

interface FoundProps extends Pick<NamedProps, 'children'> {
  id: string | undefined
  facts: Facts
}

function Found({ id, facts, children }: FoundProps) {
  const t = useTranslations()
  const found = facts.list.find(({ uuid }) => uuid === id)
  const [first] = useState(found)
  if (!first) return null
  if (found) return children(found, facts)
  const isLast = facts.list.length === 0
  return (
    <Page title={nameOf(first)} hasList={!isLast}>
      <Notice severity="info" title={t('gone.title', { name: nameOf(first) })} isAnnounced>
        {t('gone.body')}
      </Notice>
      <div>
        <ButtonLink to={isLast ? '/beneficiary/add' : '/beneficiary/list'}>
          {t(isLast ? 'add.open' : 'back.list')}
        </ButtonLink>
      </div>
    </Page>
  )
}
