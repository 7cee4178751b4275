import { goalLimits } from '@coffer/domain/goals'
import { useFormats } from '@coffer/i18n/formats'
import type { FormState } from '@coffer/ui-kit/form'
import { PercentField } from '@coffer/ui-kit/percent-field'
import { RadioField } from '@coffer/ui-kit/radio-field'
import { useTranslations } from '../messages.ts'
import { fillRules, type GoalValues } from './goal.schema.ts'
import { GoalAmountField } from './goal-amount-field.tsx'

interface FillFieldsProps {
  form: FormState<GoalValues>
  /** The sum of the other goals' percents. */
  otherPercents: number
}

/** The part of each deposit that is added to the goal automatically. */
export function FillFields({ form, otherPercents }: FillFieldsProps) {
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
      {fill === 'cents' && <GoalAmountField field={form.field('cents')} label={t('field.cents')} />}
    </>
  )
}
