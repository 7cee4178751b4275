import { orderGoals } from '@coffer/api-client/goals'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { toasts } from '@coffer/session/toasts'
import { Button } from '@coffer/ui-kit/button'
import { FocusOnMount } from '@coffer/ui-kit/focus-on-mount'
import { Card, Cluster, SectionHeading, Stack, VisuallyHidden } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { useGoalSubmission, verifyOverview } from '../data/use-goal-submission.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { useTranslations } from '../messages.ts'
import { OrderRow } from './order-row.tsx'

/** Reorders the goals with buttons; the whole order is saved at once. */
export function OrderGoals({ data, onClose }: { data: GoalsData; onClose: () => void }) {
  const t = useTranslations()
  const { account, overview } = data
  const submission = useGoalSubmission(account.uuid)
  const current = toUuids(overview.goals)
  const [chosen, setChosen] = useState(current)
  const [announced, setAnnounced] = useState('')
  // If the other holder added or archived a goal meanwhile, the order starts again from the current goals.
  const order = isSameOrder(chosen.toSorted(), current.toSorted()) ? chosen : current
  const isBusy = submission.state.status === 'pending'
  const save = () =>
    submission.submit({
      send: () => orderGoals(account.uuid, order),
      verify: verifyOverview(account.uuid, ({ goals }) => isSameOrder(toUuids(goals), order)),
      onDone() {
        toasts.show(t('order.saved'))
        onClose()
      },
    })
  return (
    <Card label={t('order.title')}>
      <FocusOnMount>
        <Stack gap={16}>
          <SectionHeading tabIndex={-1}>{t('order.title')}</SectionHeading>
          <p>{t('order.why')}</p>
          <SubmissionNotice state={submission.state} title={t('order.failed')} />
          <ol>
            {order.map((uuid, place) => {
              const goal = overview.goals.find((one) => one.uuid === uuid)
              return (
                goal && (
                  <OrderRow
                    key={uuid}
                    goal={goal}
                    isFirst={place === 0}
                    isLast={place === order.length - 1}
                    onMove={(by) => {
                      setChosen(moveBy(order, uuid, by))
                      setAnnounced(
                        t('order.moved', { goal: goal.name, place: place + by + 1, count: order.length }),
                      )
                    }}
                  />
                )
              )
            })}
          </ol>
          <output>
            <VisuallyHidden>{announced}</VisuallyHidden>
          </output>
          <Cluster gap={12}>
            <Button isBusy={isBusy} onPress={() => void save()}>
              {t('order.save')}
            </Button>
            <Button variant="secondary" isDisabled={isBusy} onPress={onClose}>
              {t('cancel')}
            </Button>
          </Cluster>
        </Stack>
      </FocusOnMount>
    </Card>
  )
}

const toUuids = (goals: GoalsData['overview']['goals']): string[] => goals.map(({ uuid }) => uuid)

/** The order with one goal moved up (-1) or down (1) by one place; unchanged at either end. */
export function moveBy(order: readonly string[], uuid: string, by: -1 | 1): string[] {
  const from = order.indexOf(uuid)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return [...order]
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, uuid)
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((uuid, place) => uuid === other[place])
