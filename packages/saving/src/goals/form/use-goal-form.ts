import type { Goal } from '@coffer/api-client/goals'
import { providerNow } from '@coffer/api-client/transport'
import { easternDate } from '@coffer/domain/calendar'
import type { Submission } from '@coffer/forms/submission'
import { commaMeaning } from '@coffer/i18n/comma-meaning'
import { useFormats } from '@coffer/i18n/formats'
import { useLanguage } from '@coffer/i18n/language'
import type { DraftPort } from '@coffer/session/drafts'
import { useForm } from '@coffer/ui-kit/form'
import type { GoalSubmission } from '../data/use-goal-submission.ts'
import type { GoalsData } from '../data/use-goals.ts'
import { type Key, useTranslations } from '../messages.ts'
import { type GoalOutput, goalSchema } from './goal.schema.ts'
import { toFormField, type GoalStart, goalValues } from './goal-values.ts'

export interface GoalFormOptions {
  data: GoalsData
  /** Null for a new goal. */
  goal: Goal | null
  /** The initial values of a new goal. */
  start?: GoalStart
  draft: DraftPort
  submission: Submission<GoalSubmission>
  toSubmission: (output: GoalOutput) => Pick<GoalSubmission, 'send' | 'verify' | 'onDone'>
}

/** The state of the form of a goal. */
export function useGoalForm({ data, goal, start, draft, submission, toSubmission }: GoalFormOptions) {
  const t = useTranslations()
  const { money, typedMoney, wholePercent } = useFormats()
  const { language } = useLanguage()
  const { goals, unassignedCents } = data.overview
  const others = goals.filter(({ uuid }) => uuid !== goal?.uuid)
  const otherPercents = others.reduce((sum, { fillPercent }) => sum + (fillPercent ?? 0), 0)
  const today = easternDate(providerNow())
  const rules = {
    today,
    otherPercents,
    keptDate: goal?.targetDate ?? null,
    comma: commaMeaning(language),
    unassigned: unassignedCents,
  }
  const initial = goalValues(goal, typedMoney, start)
  const form = useForm({
    schema: goalSchema(rules),
    initial,
    draft,
    translate: (key: Key) => t(key, { left: wholePercent(100 - otherPercents), max: money(unassignedCents) }),
    onSubmit: (output) =>
      submission.submit({
        ...toSubmission(output),
        fields: Object.keys(initial),
        formField: toFormField,
      }),
  })
  return { form, today, otherPercents, comma: rules.comma }
}
