import { changePlan, type Plan } from '@coffer/api-client/plans'
import { useNavigate, useRouteParam } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { useMemo } from 'react'
import { verifyPlan, usePlanSubmission } from '../data/use-plan-submission.ts'
import type { PlansData } from '../data/use-plans.ts'
import type { PlanOutput } from '../form/plan.schema.ts'
import { PlanForm } from '../form/plan-form.tsx'
import { findChanges, hasTerms } from '../form/plan-values.ts'
import { useTranslations } from '../messages.ts'
import { BackToList, ObstacleNotice } from '../../saving-page.tsx'
import { PlanBoundary, usePlansPart } from '../plans-page.tsx'

/** `/plans/$uuid/edit`: changes the next deposit of a plan and all later ones. */
export function EditScreen() {
  const t = useTranslations()
  const part = usePlansPart()
  const uuid = useRouteParam('/plans/$uuid/edit', 'uuid')
  return (
    <PlanBoundary title={t('edit.title')} uuid={uuid}>
      {(plan, data) => (
        <Page title={t('edit.title')} lead={t('edit.lead')} back={<BackToList part={part} />}>
          <EditPlan key={uuid} plan={plan} data={data} />
        </Page>
      )}
    </PlanBoundary>
  )
}

function EditPlan({ plan, data }: { plan: Plan; data: PlansData }) {
  const t = useTranslations()
  const part = usePlansPart()
  const navigate = useNavigate()
  const { uuid } = plan
  const { account, obstacle } = data
  const draft = useMemo(() => draftOf(`plan-change:${uuid}`), [uuid])
  const submission = usePlanSubmission(account.uuid)
  if (plan.endedOn !== null) return <Notice severity="info">{t('edit.ended')}</Notice>
  if (obstacle !== null) return <ObstacleNotice part={part} obstacle={obstacle} />

  const toSubmission = (output: PlanOutput) => ({
    send: (idempotencyKey: string) =>
      changePlan({ account: account.uuid, plan: uuid }, { ...findChanges(output, plan), idempotencyKey }),
    verify: verifyPlan(account.uuid, uuid, (after) => hasTerms(after, output)),
    async onDone() {
      draft.clear()
      toasts.show(t('edit.done'))
      await navigate('/plans', { replace: true })
    },
  })
  return (
    <PlanForm data={data} plan={plan} draft={draft} submission={submission} toSubmission={toSubmission} />
  )
}
