import {
  fetchGoalHistory,
  fetchGoals,
  type Goal,
  type GoalEvent,
  type Goals,
  moveGoalMoney,
} from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import type { GoalMove } from '@coffer/domain/goal-money'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useLanguage } from '@coffer/i18n/language'
import { useNavigate } from '@coffer/router/link'
import { draftOf } from '@coffer/session/drafts'
import { toasts } from '@coffer/session/toasts'
import { useForm } from '@coffer/ui-kit/form'
import { useMemo } from 'react'
import { useGoalSubmission } from '../data/use-goal-submission.ts'
import { useTranslations } from '../messages.ts'
import { moveSchema } from './move.schema.ts'
import { initialPlaces, type MoveContext, toPlace } from './move.schema.ts'

interface MoveFormOptions extends MoveContext {
  onDone: () => void
}

/** The form of a move and its submission. */
export function useMoveForm({ data, mode, onDone }: MoveFormOptions) {
  const t = useTranslations()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { account, overview } = data
  const submission = useGoalSubmission(account.uuid)
  const name = mode.type === 'assign' ? 'assign' : `${mode.type}:${mode.goal.uuid}`
  const draft = useMemo(() => draftOf(`goal-move:${name}`), [name])
  const findGoal = (value: string) => overview.goals.find(({ uuid }) => uuid === value)
  const getMax = (value: string) =>
    toPlace(value) === null ? overview.unassignedCents : (findGoal(value)?.savedCents ?? 0)
  const form = useForm({
    schema: moveSchema({ getMax, comma: commaMeaning(language) }),
    initial: { ...initialPlaces(mode, overview.goals), amount: '' },
    draft,
    translate: t,
    onSubmit: (move) => submission.submit(toSubmission(move)),
  })

  function toSubmission(move: GoalMove) {
    const since = providerNow()
    return {
      send: (idempotencyKey: string) => moveGoalMoney(account.uuid, { ...move, idempotencyKey }),
      async verify() {
        const goal = move.to ?? move.from ?? ''
        const history = await fetchGoalHistory({ account: account.uuid, goal })
        return history.some((event) => isMove(event, move, since)) ? fetchGoals(account.uuid) : null
      },
      onDone: (after: Goals) => announce(after, move.to),
      fields: ['from', 'to', 'amount'],
    }
  }

  /** Announces the move; if it reaches the target, opens the goal's screen, which celebrates it. */
  async function announce(after: Goals, to: string | null): Promise<void> {
    draft.clear()
    onDone()
    const goal = after.goals.find(({ uuid }) => uuid === to)
    const isReached = goal?.reachedOn && overview.goals.find(({ uuid }) => uuid === to)?.reachedOn === null
    toasts.show(isReached ? t('move.reached', { goal: goal.name }) : t('move.done'))
    // The form of an `into` move is already on the goal's screen.
    if (isReached && mode.type !== 'into') await navigate('/goals/$uuid', { params: { uuid: goal.uuid } })
  }

  const from: Goal | undefined = findGoal(form.values.from)
  return { form, submission, from, to: findGoal(form.values.to), max: getMax(form.values.from) }
}

/** Tolerance between the clocks of the provider and this device, because the offset is measured in whole seconds. */
const CLOCK_MS = 2000

/** Whether an entry in the history of the receiving or the giving goal belongs to this move. */
const isMove = ({ cause, amount, happenedAt, otherGoalUuid }: GoalEvent, move: GoalMove, since: number) =>
  Date.parse(happenedAt) > since - CLOCK_MS &&
  ['assigned', 'released', 'moved'].includes(cause) &&
  amount === (move.to === null ? -move.cents : move.cents) &&
  otherGoalUuid === (move.to === null ? null : move.from)
