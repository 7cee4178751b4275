import { changeGoal, type Goal } from '@coffer/api-client/goals'
import { ButtonLink, useNavigate, useRouteParam } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { useMemo } from 'react'
import { verifyOverview, useGoalSubmission } from '../data/use-goal-submission.ts'
import type { GoalsData } from '../data/use-goals.ts'
import type { GoalOutput } from '../form/goal.schema.ts'
import { GoalForm } from '../form/goal-form.tsx'
import { hasFields } from '../form/goal-values.ts'
import { useTranslations } from '../messages.ts'
import { BackToList, ObstacleNotice } from '../../saving-page.tsx'
import { GoalBoundary, useGoalsPart } from '../goals-page.tsx'

/** `/goals/$uuid/edit`: changes the name, picture, target or rules of a goal. */
export function EditScreen() {
  const t = useTranslations()
  const part = useGoalsPart()
  const uuid = useRouteParam('/goals/$uuid/edit', 'uuid')
  return (
    <GoalBoundary title={t('edit.title.unnamed')} uuid={uuid}>
      {(goal, data) => (
        <Page
          title={t('edit.title', { goal: goal.name })}
          lead={t('edit.lead')}
          back={<BackToList part={part} />}
        >
          <EditGoal key={uuid} goal={goal} data={data} />
        </Page>
      )}
    </GoalBoundary>
  )
}

function EditGoal({ goal, data }: { goal: Goal; data: GoalsData }) {
  const t = useTranslations()
  const part = useGoalsPart()
  const navigate = useNavigate()
  const { uuid } = goal
  const { account, obstacle } = data
  const draft = useMemo(() => draftOf(`goal-change:${uuid}`), [uuid])
  const submission = useGoalSubmission(account.uuid)
  if (goal.archivedOn !== null) return <Notice severity="info">{t('edit.archived')}</Notice>
  if (obstacle !== null) return <ObstacleNotice part={part} obstacle={obstacle} />

  const toSubmission = ({ amount: _none, ...change }: GoalOutput) => ({
    send: () => changeGoal(account.uuid, uuid, change),
    verify: verifyOverview(account.uuid, ({ goals }) =>
      goals.some((one) => one.uuid === uuid && hasFields(one, change)),
    ),
    async onDone() {
      draft.clear()
      toasts.show(t('edit.done'))
      await navigate('/goals/$uuid', { params: { uuid }, replace: true })
    },
  })
  return (
    <GoalForm
      data={data}
      goal={goal}
      draft={draft}
      submission={submission}
      toSubmission={toSubmission}
      submitLabel={t('edit.submit')}
      failedLabel={t('edit.failed')}
      cancel={
        <ButtonLink to="/goals/$uuid" params={{ uuid }} variant="quiet" isFullWidth>
          {t('cancel')}
        </ButtonLink>
      }
    />
  )
}
