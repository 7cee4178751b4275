import { disclosuresQuery } from '@coffer/api-client/disclosures'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink, useRouteParam } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackToDisclosures } from '../list/back-link.tsx'
import { useTranslations } from '../messages.ts'
import { DisclosureView } from './disclosure-view.tsx'
import { EnglishOnlyNotice } from './english-only-notice.tsx'

/** `/disclosures/view-disclosures/$uuid`: one disclosure with the time it was signed. */
export function ViewDisclosureScreen() {
  const t = useTranslations()
  const uuid = useRouteParam('/disclosures/view-disclosures/$uuid', 'uuid')
  const disclosures = useQuery(disclosuresQuery())
  return (
    <Page title={t('view.title')} width="reading" back={<BackToDisclosures />}>
      <QueryBoundary query={disclosures} title={t('view.failed')} shape={<Skeleton count={8} />}>
        {(all) => {
          const disclosure = all.find((one) => one.uuid === uuid)
          return disclosure ? (
            <>
              <EnglishOnlyNotice />
              <DisclosureView disclosure={disclosure} />
            </>
          ) : (
            <Unknown />
          )
        }}
      </QueryBoundary>
    </Page>
  )
}

function Unknown() {
  const t = useTranslations()
  return (
    <EmptyState
      icon="document"
      title={t('view.unknown.title')}
      action={<ButtonLink to="/disclosures">{t('view.unknown.action')}</ButtonLink>}
    >
      {t('view.unknown.text')}
    </EmptyState>
  )
}
