import type { Plan } from '@coffer/api-client/plans'
import { MAX_PLANS } from '@coffer/domain/deposit-plans'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { usePlanName } from '../data/plan-names.ts'
import { type PlansData, usePlans } from '../data/use-plans.ts'
import { NoAccount, ObstacleNotice } from '../../saving-page.tsx'
import { useTranslations } from '../messages.ts'
import { usePlansPart } from '../plans-page.tsx'
import { PastDates } from './past-dates.tsx'
import { PlanCard } from './plan-card.tsx'

/** `/plans`: the repeating deposits of an account, with their next dates and the outcome of the last ones. */
export function PlansScreen() {
  const t = useTranslations()
  const part = usePlansPart()
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
        {(loaded) =>
          loaded.account ? <Overview data={loaded} mayOpen={mayOpen} /> : <NoAccount part={part} />
        }
      </QueryBoundary>
    </Page>
  )
}

function Overview({ data, mayOpen }: { data: PlansData; mayOpen: boolean }) {
  const part = usePlansPart()
  const t = useTranslations()
  const { overview, obstacle } = data
  const { plans, ended } = overview
  return (
    <Stack gap={32}>
      <ObstacleNotice part={part} obstacle={obstacle} />
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

/** A plan that has ended, with the outcome of its last dates. */
function EndedPlan({ plan }: { plan: Plan }) {
  const t = useTranslations()
  const { date } = useFormats()
  const name = usePlanName()(plan)
  return (
    <Card>
      <Stack gap={16}>
        <p>{plan.endedOn === null ? name : `${name} · ${t('ended.on', { date: date(plan.endedOn) })}`}</p>
        <PastDates runs={plan.runs} />
      </Stack>
    </Card>
  )
}

/** Explains plans and links to adding the first one. */
function NoPlans({ mayAdd }: { mayAdd: boolean }) {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Stack gap={16} width="reading">
        <SectionHeading>{t('none.title')}</SectionHeading>
        <p>{t('none.body')}</p>
        <BulletList items={[t('none.one'), t('none.two'), t('none.three')]} />
        {mayAdd && (
          <div>
            <ButtonLink to="/plans/add">{t('none.action')}</ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
