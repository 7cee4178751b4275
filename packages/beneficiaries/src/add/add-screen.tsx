import { canAddBeneficiary } from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { useFacts } from '../person/facts.ts'
import { useTranslations } from '../messages.ts'
import { AddForm } from './add-form.tsx'

/** `/beneficiary/add`: a person, and the shares of those they join. */
export function AddScreen() {
  const t = useTranslations()
  const facts = useFacts()
  return (
    <Page title={t('add.title')} why={t('add.why')} hasList={Boolean(facts.data?.list.length)}>
      <QueryBoundary query={facts} title={t('load.list')}>
        {({ list }) => (
          <OverStanding standing={standingOf(list)}>
            {({ key, notice }) => (
              <>
                {notice}
                {canAddBeneficiary(list.length) ? <AddForm key={key} list={list} /> : <Full />}
              </>
            )}
          </OverStanding>
        )}
      </QueryBoundary>
    </Page>
  )
}

function Full() {
  const t = useTranslations()
  return (
    <>
      <Notice severity="info">{t('list.full', { count: counts.beneficiaries })}</Notice>
      <div>
        <ButtonLink to="/beneficiary/list">{t('success.list')}</ButtonLink>
      </div>
    </>
  )
}
