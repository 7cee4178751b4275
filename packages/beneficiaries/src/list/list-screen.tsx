import { canAddBeneficiary, designations } from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { BackToMyAccount } from '../page.tsx'
import { type Beneficiaries, useBeneficiaries } from './use-beneficiaries.ts'
import { useTranslations } from '../messages.ts'
import { BeneficiaryGroup } from './beneficiary-group.tsx'

/** `/beneficiary/list`: both groups with their shares. */
export function ListScreen() {
  const t = useTranslations()
  return (
    <Page title={t('list.title')} lead={t('list.why')} back={<BackToMyAccount />}>
      <QueryBoundary
        query={useBeneficiaries()}
        title={t('load.list')}
        shape={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="row" count={3} />
          </>
        }
      >
        {(beneficiaries) => <Groups {...beneficiaries} />}
      </QueryBoundary>
    </Page>
  )
}

function Groups({ list, canEdit }: Beneficiaries) {
  const t = useTranslations()
  return (
    <>
      {designations.map((designation) => (
        <BeneficiaryGroup key={designation} designation={designation} list={list} />
      ))}
      {canEdit ? <Actions count={list.length} /> : <Notice severity="info">{t('list.onlyPrimary')}</Notice>}
    </>
  )
}

function Actions({ count }: { count: number }) {
  const t = useTranslations()
  const canAdd = canAddBeneficiary(count)
  return (
    <Stack gap={16}>
      {!canAdd && <p>{t('list.full', { count: counts.beneficiaries })}</p>}
      <Cluster gap={12}>
        {canAdd && <ButtonLink to="/beneficiary/add">{t('add.open')}</ButtonLink>}
        {count > 1 && (
          <ButtonLink to="/beneficiary/update-allocations" variant="secondary">
            {t('shares.open')}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  )
}
