import type { Beneficiary } from '@coffer/api-client/beneficiaries'
import {
  canAddBeneficiary,
  type Designation,
  designations,
  ofDesignation,
} from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useTranslations } from '../messages.ts'
import { BackToMyAccount } from '../page.tsx'
import { beneficiaryName } from '../shares/groups.ts'
import { SharesBar } from '../shares/shares-bar.tsx'
import { BeneficiaryList } from './beneficiary-list.tsx'
import { type Beneficiaries, useBeneficiaries } from './use-beneficiaries.ts'

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

interface BeneficiaryGroupProps {
  designation: Designation
  list: readonly Beneficiary[]
}

/** The primary or the contingent beneficiaries, as a chart of their shares and as a list. */
function BeneficiaryGroup({ designation, list }: BeneficiaryGroupProps) {
  const t = useTranslations()
  const members = ofDesignation(list, designation)
  if (members.length === 0) return null
  return (
    <Card label={t(`group.${designation}`)}>
      <Stack gap={16}>
        <Stack gap={4}>
          <SectionHeading>{t(`group.${designation}`)}</SectionHeading>
          <p>{t(`group.${designation}.why`)}</p>
        </Stack>
        <SharesBar
          shares={members.map((member) => ({
            key: member.uuid,
            name: beneficiaryName(member),
            share: member.allocation,
          }))}
        />
        <BeneficiaryList beneficiaries={members} />
      </Stack>
    </Card>
  )
}
