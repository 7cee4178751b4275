import { addGoal, type Goals } from '@coffer/api-client/goals'
import { goalLimits } from '@coffer/domain/goals'
import { ButtonLink, useNavigate, useRouteSearch } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { useState } from 'react'
import { useGoalSubmission, verifyOverview } from '../data/use-goal-submission.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { GoalForm } from '../form/goal-form.tsx'
import { type GoalStart, hasFields } from '../form/goal-values.ts'
import type { GoalOutput } from '../form/goal.schema.ts'
import { useTranslations } from '../messages.ts'
import { BackToList, ObstacleNotice } from '../../saving-page.tsx'
import { GoalsBoundary, useGoalsPart } from '../goals-page.tsx'

/** `/goals/add`: adds a goal of one of the four kinds. */
export function AddScreen() {
  const t = useTranslations()
  const part = useGoalsPart()
  return (
    <GoalsBoundary title={t('add.title')}>
      {(data) => (
        <Page title={t('add.title')} lead={t('add.lead')} back={<BackToList part={part} />}>
          <AddGoal data={data} />
        </Page>
      )}
    </GoalsBoundary>
  )
}

function AddGoal({ data }: { data: GoalsData }) {
  const t = useTranslations()
  const part = useGoalsPart()
  const navigate = useNavigate()
  const { account, overview, obstacle } = data
  const start = useGoalStart()
  const draft = draftOf(toDraftName(start))
  // Read once: a later list includes the new goal.
  const [known] = useState(() => new Set(overview.goals.map(({ uuid }) => uuid)))
  const submission = useGoalSubmission(account.uuid)
  const isFull = overview.goals.length >= goalLimits.active && submission.state.status !== 'done'
  if (obstacle !== null) return <ObstacleNotice part={part} obstacle={obstacle} />
  if (isFull) return <Notice severity="info">{t('list.full', { count: goalLimits.active })}</Notice>

  const toSubmission = (output: GoalOutput) => {
    const addedIn = ({ goals }: Goals) => goals.find((one) => !known.has(one.uuid) && hasFields(one, output))
    return {
      send: async (idempotencyKey: string) =>
        (await addGoal(account.uuid, { ...output, idempotencyKey })).overview,
      verify: verifyOverview(account.uuid, (after) => addedIn(after) !== undefined),
      async onDone(after: Goals) {
        draft.clear()
        toasts.show(t('add.done', { goal: output.name }))
        const added = addedIn(after)
        if (added) await navigate('/goals/$uuid', { params: { uuid: added.uuid }, replace: true })
        else await navigate('/goals', { replace: true })
      },
    }
  }
  return (
    <GoalForm
      data={data}
      goal={null}
      start={start}
      draft={draft}
      submission={submission}
      toSubmission={toSubmission}
      submitLabel={t('add.submit')}
      failedLabel={t('add.failed')}
      cancel={
        <ButtonLink to="/goals" variant="quiet" isFullWidth>
          {t('cancel')}
        </ButtonLink>
      }
    />
  )
}

/** The initial values of a goal from the suggestion in the search. */
function useGoalStart(): GoalStart {
  const t = useTranslations()
  const { for: suggested } = useRouteSearch('/goals/add')
  if (suggested === undefined) return {}
  if (suggested === 'umbrella') return { kind: 'buffer', name: t('kind.buffer'), picture: suggested }
  return { name: t(`picture.${suggested}`), picture: suggested }
}

/** The draft name of the form, separate for each suggestion. */
const toDraftName = ({ picture }: GoalStart): string => (picture ? `goal/${picture}` : 'goal')
