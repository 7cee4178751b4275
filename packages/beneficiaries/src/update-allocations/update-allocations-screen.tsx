import { QueryBoundary } from '@coffer/errors/query-boundary'
import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { useFacts } from '../person/facts.ts'
import { useTranslations } from '../messages.ts'
import { SharesForm } from './shares-form.tsx'

/** `/beneficiary/update-allocations`: everybody's share, of the primary and of the contingent ones. */
export function UpdateAllocationsScreen() {
  const t = useTranslations()
  const facts = useFacts()
  return (
    <Page title={t('shares.title')} why={t('shares.why')}>
      <QueryBoundary query={facts} title={t('load.list')}>
        {({ list }) => (
          <OverStanding standing={standingOf(list)}>
            {({ key, notice }) => (
              <>
                {notice}
                <SharesForm key={key} list={list} />
              </>
            )}
          </OverStanding>
        )}
      </QueryBoundary>
    </Page>
  )
}
