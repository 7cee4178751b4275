import type { Plan } from '@coffer/api-client/plans'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { BackLink, ButtonLink } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type PlansData, usePlans } from './data/use-plans.ts'
import { useTranslations } from './messages.ts'

export function BackToPlans() {
  const t = useTranslations()
  return <BackLink to="/plans">{t('back')}</BackLink>
}

interface PlansBoundaryProps {
  /** The heading while the plans load. */
  title: string
  children: (data: PlansData) => ReactNode
}

/** Wraps a screen below the list, rendered when the plans have loaded. */
export function PlansBoundary({ title, children }: PlansBoundaryProps) {
  const t = useTranslations()
  const plans = usePlans()
  if (plans.data && plans.data.account !== null) return children(plans.data)
  return (
    <Page title={title} back={<BackToPlans />}>
      <QueryBoundary
        query={plans}
        title={t('load.plans')}
        note={t('load.safe')}
        shape={<Skeleton shape="row" count={4} />}
      >
        {() => <NoAccount />}
      </QueryBoundary>
    </Page>
  )
}

interface PlanBoundaryProps {
  title: string
  uuid: string
  children: (plan: Plan, data: PlansData) => ReactNode
}

/** Wraps a screen of one plan, ended or not; explains an unknown one. */
export function PlanBoundary({ title, uuid, children }: PlanBoundaryProps) {
  const t = useTranslations()
  return (
    <PlansBoundary title={title}>
      {(data) => {
        const { plans, ended } = data.overview
        const plan = [...plans, ...ended].find((each) => each.uuid === uuid)
        return plan ? (
          children(plan, data)
        ) : (
          <Page title={title} back={<BackToPlans />}>
            <EmptyState
              icon="calendar"
              title={t('unknown.title')}
              action={<ButtonLink to="/plans">{t('unknown.action')}</ButtonLink>}
            >
              {t('unknown.body')}
            </EmptyState>
          </Page>
        )
      }}
    </PlansBoundary>
  )
}

/** Shown without an open account: it was closed, or has not been opened yet. */
export function NoAccount() {
  const t = useTranslations()
  return (
    <EmptyState
      icon="calendar"
      title={t('noAccount.title')}
      action={<ButtonLink to="/my-account">{t('noAccount.action')}</ButtonLink>}
    >
      {t('noAccount.body')}
    </EmptyState>
  )
}

/** Explains why plans can be viewed but not changed. */
export function ObstacleNotice({ obstacle }: Pick<PlansData, 'obstacle'>) {
  const t = useTranslations()
  return obstacle === null ? null : <Notice severity="info">{t(`obstacle.${obstacle}`)}</Notice>
}
