import { canAddBeneficiary, designations } from '@coffer/domain/beneficiaries'
import { counts } from '@coffer/domain/limits'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { Cluster, PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { Back } from '../page.tsx'
import { type Facts, useFacts } from '../person/facts.ts'
import { useTranslations } from '../messages.ts'
import { GroupOfPeople } from './group-of-people.tsx'

/** `/beneficiary/list`: everybody, with a picture of the shares. */
export function ListScreen() {
  const t = useTranslations()
  const facts = useFacts()
  return (
    <Stack gap={24} width="reading">
      <Back hasList={false} />
      <PageHeading title={t('list.title')}>{t('list.why')}</PageHeading>
      <QueryBoundary
        query={facts}
        title={t('load.list')}
        shape={
          <>
            <Skeleton shape="control" />
            <Skeleton shape="row" count={3} />
          </>
        }
      >
        {(known) => <Everybody {...known} />}
      </QueryBoundary>
    </Stack>
  )
}

function Everybody({ list, mayChange }: Facts) {
  const t = useTranslations()
  return (
    <>
      {designations.map((designation) => (
        <GroupOfPeople key={designation} designation={designation} list={list} />
      ))}
      {mayChange ? <Changes count={list.length} /> : <Notice severity="info">{t('list.onlyPrimary')}</Notice>}
    </>
  )
}

function Changes({ count }: { count: number }) {
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
