import { canAddBeneficiary } from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { Loaded } from '@coffer/errors/loaded'
import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { OverStanding } from '../changing/over-standing.tsx'
import { standingOf } from '../changing/standing.ts'
import { Page } from '../page.tsx'
import { useFacts } from '../person/facts.ts'
import { useWords } from '../words.ts'
import { AddForm } from './add-form.tsx'

/** `/beneficiary/add`: a person, and the shares of those they join. */
export function AddScreen() {
  const t = useWords()
  const facts = useFacts()
  return (
    <Page title={t('add.title')} why={t('add.why')} hasList={Boolean(facts.data?.list.length)}>
      <Loaded query={facts} title={t('load.list')}>
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
      </Loaded>
    </Page>
  )
}

function Full() {
  const t = useWords()
  return (
    <>
      <Notice severity="info">{t('list.full', { count: counts.beneficiaries })}</Notice>
      <div>
        <ButtonLink to="/beneficiary/list">{t('success.list')}</ButtonLink>
      </div>
    </>
  )
}
