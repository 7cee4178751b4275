import { addPlan, type Plans } from '@coffer/api-client/plans'
import { MAX_PLANS } from '@coffer/domain/deposit-plans'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { useState } from 'react'
import { verifyOverview, usePlanSubmission } from '../data/use-plan-submission.ts'
import type { PlansData } from '../data/use-plans.ts'
import type { PlanOutput } from '../form/plan.schema.ts'
import { PlanForm } from '../form/plan-form.tsx'
import { hasTerms } from '../form/plan-values.ts'
import { useTranslations } from '../messages.ts'
import { BackToList, ObstacleNotice } from '../../saving-page.tsx'
import { PlansBoundary, usePlansPart } from '../plans-page.tsx'

/** `/plans/add`: adds a repeating deposit. */
export function AddScreen() {
  const t = useTranslations()
  const part = usePlansPart()
  return (
    <PlansBoundary title={t('add.title')}>
      {(data) => (
        <Page title={t('add.title')} lead={t('add.lead')} back={<BackToList part={part} />}>
          <AddPlan data={data} />
        </Page>
      )}
    </PlansBoundary>
  )
}

const draft = draftOf('plan')

function AddPlan({ data }: { data: PlansData }) {
  const t = useTranslations()
  const part = usePlansPart()
  const navigate = useNavigate()
  const { account, overview, obstacle } = data
  // Read once: a later list includes the new plan.
  const [known] = useState(() => new Set(overview.plans.map(({ uuid }) => uuid)))
  const submission = usePlanSubmission(account.uuid)
  const isFull = overview.plans.length >= MAX_PLANS && submission.state.status !== 'done'
  if (obstacle !== null) return <ObstacleNotice part={part} obstacle={obstacle} />
  if (isFull) return <Notice severity="info">{t('list.full', { count: MAX_PLANS })}</Notice>

  const toSubmission = (output: PlanOutput) => ({
    send: async (idempotencyKey: string) =>
      (await addPlan(account.uuid, { ...output, idempotencyKey })).overview,
    verify: verifyOverview(account.uuid, ({ plans }: Plans) =>
      plans.some((one) => !known.has(one.uuid) && hasTerms(one, output)),
    ),
    async onDone() {
      draft.clear()
      toasts.show(t('add.done'))
      await navigate('/plans', { replace: true })
    },
  })
  return (
    <PlanForm data={data} plan={null} draft={draft} submission={submission} toSubmission={toSubmission} />
  )
}
