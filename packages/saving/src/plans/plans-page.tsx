import type { Plan } from '@coffer/api-client/plans'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import type { ReactNode } from 'react'
import { type Part, PartBoundary, UnknownPage } from '../saving-page.tsx'
import { type PlansData, usePlans } from './data/use-plans.ts'
import { useTranslations } from './messages.ts'

export function usePlansPart(): Part {
  const t = useTranslations()
  return { list: '/plans', icon: 'calendar', t }
}

interface PlansBoundaryProps {
  /** The heading while the plans load. */
  title: string
  children: (data: PlansData) => ReactNode
}

/** Wraps a screen below the list, rendered when the plans have loaded. */
export function PlansBoundary({ title, children }: PlansBoundaryProps) {
  const t = useTranslations()
  return (
    <PartBoundary
      part={usePlansPart()}
      title={title}
      query={usePlans()}
      failedLabel={t('load.plans')}
      skeleton={<Skeleton shape="row" count={4} />}
    >
      {children}
    </PartBoundary>
  )
}

interface PlanBoundaryProps {
  title: string
  uuid: string
  children: (plan: Plan, data: PlansData) => ReactNode
}

/** Wraps a screen of one plan, ended or not; explains an unknown one. */
export function PlanBoundary({ title, uuid, children }: PlanBoundaryProps) {
  const part = usePlansPart()
  return (
    <PlansBoundary title={title}>
      {(data) => {
        const { plans, ended } = data.overview
        const plan = [...plans, ...ended].find((each) => each.uuid === uuid)
        return plan ? children(plan, data) : <UnknownPage part={part} title={title} />
      }}
    </PlansBoundary>
  )
}
