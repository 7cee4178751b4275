import { addDays, type CalendarDate } from '@coffer/domain/calendar'
import { goalKinds, goalLimits, hasDate, hasTarget } from '@coffer/domain/goals'
import { dayOfSchedule } from '@coffer/domain/schedule'
import { SubmissionNotice } from '@coffer/forms/submission-notice'
import { useFormats } from '@coffer/i18n/formats'
import { Button } from '@coffer/ui-kit/button'
import { DayField } from '@coffer/ui-kit/day-field'
import { type FormState, SummarizedForm } from '@coffer/ui-kit/form'
import { Stack } from '@coffer/ui-kit/layout'
import { PercentField } from '@coffer/ui-kit/percent-field'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { TextField } from '@coffer/ui-kit/text-field'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { AmountField } from '@coffer/forms/amount-field'
import { GoalPreview } from './goal-preview.tsx'
import { fillRules, type GoalValues, parseKind } from './goal.schema.ts'
import { PictureField } from './picture-field.tsx'
import { type GoalFormOptions, useGoalForm } from './use-goal-form.ts'

interface GoalFormProps extends GoalFormOptions {
  submitLabel: string
  /** The title after a rejection, which names the failed action. */
  failedLabel: string
  cancel: ReactNode
}

/** The fields of a goal: its kind with its target, its name and picture, and how it is filled and used. */
export function GoalForm({ submitLabel, failedLabel, cancel, ...options }: GoalFormProps) {
  const t = useTranslations()
  const { money } = useFormats()
  const { data, goal, submission } = options
  const { unassignedCents } = data.overview
  const { form, today, otherPercents, comma } = useGoalForm(options)
  return (
    <SummarizedForm
      form={form}
      summary={<GoalPreview values={form.values} goal={goal} today={today} comma={comma} />}
      actions={
        <Stack gap={12}>
          <SubmissionNotice state={submission.state} title={failedLabel} kept="typed" />
          <Button type="submit" isBusy={form.isBusy} isFullWidth>
            {submitLabel}
          </Button>
          {cancel}
        </Stack>
      }
    >
      <RadioField
        {...form.field('kind')}
        label={t('field.kind')}
        options={goalKinds.map((value) => ({
          value,
          label: t(`kind.${value}`),
          description: t(`kind.${value}.why`),
        }))}
      />
      <TextField
        {...form.field('name')}
        label={t('field.name')}
        hint={t('field.name.hint')}
        autoComplete="off"
      />
      <PictureField {...form.field('picture')} label={t('field.picture')} />
      <TargetFields form={form} today={today} />
      {goal === null && unassignedCents > 0 && (
        <AmountField
          field={form.field('amount')}
          label={t('field.amount')}
          hint={t('field.amount.hint', { amount: money(unassignedCents) })}
          isOptional
        />
      )}
      <FillFields form={form} otherPercents={otherPercents} />
      <RadioField
        {...form.field('isProtected')}
        value={String(form.values.isProtected)}
        onChange={(value) => form.field('isProtected').onChange(value === 'true')}
        label={t('field.use')}
        options={[
          { value: 'false', label: t('use.open'), description: t('use.open.why') },
          { value: 'true', label: t('use.protected'), description: t('use.protected.why') },
        ]}
      />
    </SummarizedForm>
  )
}

interface TargetFieldsProps {
  form: FormState<GoalValues>
  today: CalendarDate
}

/** The target and the date, if the kind of the goal has them. */
function TargetFields({ form, today }: TargetFieldsProps) {
  const t = useTranslations()
  const kind = parseKind(form.values)
  return (
    <>
      {hasTarget(kind) && <AmountField field={form.field('target')} label={t('field.target')} />}
      {hasDate(kind) && (
        <DayField
          {...form.field('date')}
          label={t(kind === 'yearly' ? 'field.due' : 'field.date')}
          hint={t(kind === 'yearly' ? 'field.due.hint' : 'field.date.hint')}
          min={addDays(today, 1)}
          max={dayOfSchedule(today, 'monthly', 12 * goalLimits.yearsAhead)}
        />
      )}
    </>
  )
}

interface FillFieldsProps {
  form: FormState<GoalValues>
  /** The sum of the other goals' percents. */
  otherPercents: number
}

/** The part of each deposit that is added to the goal automatically. */
function FillFields({ form, otherPercents }: FillFieldsProps) {
  const t = useTranslations()
  const { wholePercent } = useFormats()
  const { fill } = form.values
  return (
    <>
      <RadioField
        {...form.field('fill')}
        label={t('field.fill')}
        hint={t('field.fill.hint')}
        options={fillRules.map((value) => ({ value, label: t(`fill.${value}`) }))}
        isCompact
      />
      {fill === 'percent' && (
        <PercentField
          {...form.field('percent')}
          label={t('field.percent')}
          hint={
            otherPercents > 0 &&
            t('field.percent.hint', {
              others: wholePercent(otherPercents),
              left: wholePercent(goalLimits.wholePercent - otherPercents),
            })
          }
        />
      )}
      {fill === 'cents' && <AmountField field={form.field('cents')} label={t('field.cents')} />}
    </>
  )
}
