import { MAX_PLANS } from '@coffer/domain/deposit-plans'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ButtonLink } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { type PlansData, usePlans } from '../data/use-plans.ts'
import { useTranslations } from '../messages.ts'
import { NoAccount, ObstacleNotice } from '../page.tsx'
import { EndedPlan } from './ended-plan.tsx'
import { NoPlans } from './no-plans.tsx'
import { PlanCard } from './plan-card.tsx'

/** `/plans`: the repeating deposits of an account, with their next dates and the outcome of the last ones. */
export function PlansScreen() {
  const t = useTranslations()
  const plans = usePlans()
  const data = plans.data?.account ? plans.data : null
  const count = data?.overview.plans.length ?? 0
  const mayOpen = useMayOpen('/plans/add')
  const mayAdd = mayOpen && data?.obstacle === null && count > 0 && count < MAX_PLANS
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      action={mayAdd && <ButtonLink to="/plans/add">{t('add.open')}</ButtonLink>}
    >
      <QueryBoundary
        query={plans}
        title={t('load.plans')}
        note={t('load.safe')}
        shape={<Skeleton shape="row" count={4} />}
      >
        {(loaded) => (loaded.account ? <Overview data={loaded} mayOpen={mayOpen} /> : <NoAccount />)}
      </QueryBoundary>
    </Page>
  )
}

function Overview({ data, mayOpen }: { data: PlansData; mayOpen: boolean }) {
  const t = useTranslations()
  const { overview, obstacle } = data
  const { plans, ended } = overview
  return (
    <Stack gap={32}>
      <ObstacleNotice obstacle={obstacle} />
      {plans.length === 0 ? (
        <NoPlans mayAdd={mayOpen && obstacle === null} />
      ) : (
        plans.map((plan) => <PlanCard key={plan.uuid} plan={plan} data={data} />)
      )}
      {plans.length >= MAX_PLANS && <p>{t('list.full', { count: MAX_PLANS })}</p>}
      {ended.length > 0 && (
        <Stack gap={16}>
          <SectionHeading>{t('ended.title')}</SectionHeading>
          {ended.map((plan) => (
            <EndedPlan key={plan.uuid} plan={plan} />
          ))}
        </Stack>
      )}
    </Stack>
  )
}
