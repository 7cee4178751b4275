import type { Account } from '@coffer/api-client/accounts'
import { depositorQuery } from '@coffer/api-client/depositor'
import { type Plan, plansQuery } from '@coffer/api-client/plans'
import { providerNow } from '@coffer/api-client/transport'
import { addDays, easternDate } from '@coffer/domain/calendar'
import { changeObstacle } from '@coffer/domain/change-obstacle'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { Card, Cluster, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import { TouchTarget } from '../touch-target.ts'
import { useTranslations } from './messages.ts'
import { PlansPlaceholder } from './plans-placeholder.tsx'

/** The next deposit of all plans; without plans, an invitation to add one. */
export function PlansCard({ account }: { account: Account }) {
  const t = useTranslations()
  const plans = useQuery(plansQuery(account.uuid))
  const { data: depositor } = useQuery({ ...depositorQuery(), enabled: false })
  const mayOpen = useMayOpen('/plans/add')
  if (plans.error) return <ForbiddenNotice errors={[plans.error]} title={t('forbidden')} />
  if (!plans.data) return <PlansPlaceholder />
  if (plans.data.plans.length > 0) return <NextDeposit plans={plans.data.plans} />
  const mayAdd = mayOpen && changeObstacle(depositor?.registrationStatus ?? null, account) === null
  return mayAdd ? <FirstPlan /> : null
}

/** A deposit that could not be sent is news for a week. */
const NEWS_DAYS = 7

function NextDeposit({ plans }: { plans: readonly Plan[] }) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const [next] = plans
    .flatMap(({ upcoming }) => upcoming.find(({ isSkipped }) => !isSkipped) ?? [])
    .toSorted((one, other) => (one.scheduledFor < other.scheduledFor ? -1 : 1))
  const since = addDays(easternDate(providerNow()), -NEWS_DAYS)
  const unsent = plans
    .flatMap(({ runs }) => runs)
    .find(({ outcome, scheduledFor }) => outcome === 'not_sent' && scheduledFor > since)
  return (
    <Card label={t('title')}>
      <Stack gap={8}>
        <Cluster justify="between" gap={8}>
          <SectionHeading>{t('title')}</SectionHeading>
          <TouchTarget>
            <Link to="/plans">{t('all')}</Link>
          </TouchTarget>
        </Cluster>
        <p>
          {[
            next && t('next', { amount: money(next.amount), date: weekdayDate(next.scheduledFor) }),
            plans.length > 1 && t('more', { count: plans.length }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {unsent && (
          <p>
            <Link to="/plans">{t('unsent', { date: weekdayDate(unsent.scheduledFor) })}</Link>
          </p>
        )}
      </Stack>
    </Card>
  )
}

function FirstPlan() {
  const t = useTranslations()
  return (
    <Card label={t('none.title')}>
      <Stack gap={8}>
        <SectionHeading>{t('none.title')}</SectionHeading>
        <p>{t('none.body')}</p>
        <p>
          <Link to="/plans/add">{t('none.action')}</Link>
        </p>
      </Stack>
    </Card>
  )
}
