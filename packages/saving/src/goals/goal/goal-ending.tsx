import { archiveGoal, type Goal, type Goals, restartGoal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import { nextYearly } from '@coffer/domain/goal-progress'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { Dialog } from '@coffer/ui-kit/dialog'
import { Cluster, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { verifyOverview, type GoalSubmission, useGoalSubmission } from '../data/use-goal-submission.ts'
import { useTranslations } from '../messages.ts'

type Ending = 'archive' | 'restart'

/** Archives a goal, or begins the next year of a yearly goal. Both release its money and require a confirmation. */
export function GoalEnding({ goal, account }: { goal: Goal; account: string }) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const [asked, setAsked] = useState<Ending | null>(null)
  const submission = useGoalSubmission(account)
  const isBusy = submission.state.status === 'pending'
  const today = easternDate(providerNow())
  const values = {
    goal: goal.name,
    amount: money(goal.savedCents),
    date: date(nextYearly(goal.targetDate ?? today, today)),
  }
  const open = (ending: Ending) => {
    submission.abandon()
    setAsked(ending)
  }
  const confirm = (ending: Ending) =>
    submission.submit({
      ...buildSubmissions(account, goal)[ending],
      onDone() {
        setAsked(null)
        toasts.show(t(`${ending}.done`, values))
      },
    })
  return (
    <>
      <Cluster gap={12}>
        {goal.kind === 'yearly' && goal.savedCents > 0 && (
          <Button variant="secondary" onPress={() => open('restart')}>
            {t('restart.open')}
          </Button>
        )}
        <Button variant="secondary" onPress={() => open('archive')}>
          {t('archive.open')}
        </Button>
      </Cluster>
      <Dialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? t(`${asked}.title`, values) : ''}
        actions={
          asked && (
            <>
              <Button isBusy={isBusy} onPress={() => void confirm(asked)}>
                {t(`${asked}.yes`)}
              </Button>
              <Button variant="secondary" isDisabled={isBusy} onPress={() => setAsked(null)}>
                {t('cancel')}
              </Button>
            </>
          )
        }
      >
        {asked && (
          <Stack gap={16}>
            <p>{t(goal.savedCents > 0 ? `${asked}.body` : `${asked}.body.empty`, values)}</p>
            <SubmissionNotice state={submission.state} title={t(`${asked}.failed`)} />
          </Stack>
        )}
      </Dialog>
    </>
  )
}

function buildSubmissions(account: string, goal: Goal): Record<Ending, Omit<GoalSubmission, 'onDone'>> {
  const { uuid, targetDate } = goal
  const isThis = (one: Goal) => one.uuid === uuid
  return {
    archive: {
      send: (idempotencyKey) => archiveGoal({ account, goal: uuid, idempotencyKey }),
      verify: verifyOverview(account, ({ archived }: Goals) => archived.some(isThis)),
    },
    restart: {
      send: (idempotencyKey) => restartGoal({ account, goal: uuid, idempotencyKey }),
      verify: verifyOverview(account, ({ goals }: Goals) =>
        goals.some((one) => isThis(one) && one.targetDate !== targetDate),
      ),
    },
  }
}
