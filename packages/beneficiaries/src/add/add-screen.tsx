import { canAddBeneficiary } from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Notice } from '@coffer/ui-kit/notice'
import { ResetOnRemoteChange } from '../change/reset-on-remote-change.tsx'
import { listVersion } from '../change/versioned-draft.ts'
import { useBeneficiaries } from '../list/use-beneficiaries.ts'
import { BeneficiaryPage } from '../page.tsx'
import { BeneficiaryForm } from '../person/beneficiary-form.tsx'
import { newBeneficiary } from '../person/form-target.ts'
import { useTranslations } from '../messages.ts'

/** `/beneficiary/add`: a person or trust, and the new shares of the group. */
export function AddScreen() {
  const t = useTranslations()
  const beneficiaries = useBeneficiaries()
  return (
    <BeneficiaryPage
      title={t('add.title')}
      lead={t('add.why')}
      hasList={Boolean(beneficiaries.data?.list.length)}
    >
      <QueryBoundary query={beneficiaries} title={t('load.list')}>
        {({ list }) => (
          <ResetOnRemoteChange version={listVersion(list)}>
            {({ key, notice, change }) => (
              <>
                {notice}
                {canAddBeneficiary(list.length) ? (
                  <BeneficiaryForm
                    key={key}
                    target={newBeneficiary(list)}
                    version={key}
                    change={change}
                    submitLabel={t('add.save')}
                    cancel={<NotNow hasList={list.length > 0} />}
                  />
                ) : (
                  <Full />
                )}
              </>
            )}
          </ResetOnRemoteChange>
        )}
      </QueryBoundary>
    </BeneficiaryPage>
  )
}

function NotNow({ hasList }: { hasList: boolean }) {
  const t = useTranslations()
  return (
    <ButtonLink to={hasList ? '/beneficiary/list' : '/dashboard'} variant="quiet" isFullWidth>
      {t('notNow')}
    </ButtonLink>
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
