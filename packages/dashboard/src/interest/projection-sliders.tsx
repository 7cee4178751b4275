import { useFormats } from '@coffer/i18n/formats'
import { Stack } from '@coffer/ui-kit/layout'
import { SliderField } from '@coffer/ui-kit/slider-field'
import { useTranslations } from './messages.ts'
import { toHundredths, type ProjectionInputs, type SetInputs } from './use-projection.ts'

/** The highest rate offered, in hundredths of a percent, unless the account's own is higher. */
const HIGHEST_RATE = 800
const LONGEST = 30

interface ProjectionSlidersProps {
  inputs: ProjectionInputs
  set: SetInputs
  /** Today's rate. */
  apy: string
  /** Whether the depositor also chooses the starting amount. */
  hasStart: boolean
}

/** The assumptions of a projection, each as a slider. */
export function ProjectionSliders({ inputs, set, apy, hasStart }: ProjectionSlidersProps) {
  const t = useTranslations()
  const { wholeDollars, percent } = useFormats()
  const { start, monthly, years, hundredths } = inputs
  return (
    <Stack gap={8}>
      {hasStart && (
        <SliderField
          label={t('projection.start')}
          name="start"
          min={0}
          max={100_000}
          step={500}
          value={start}
          valueText={wholeDollars(start * 100)}
          onChange={(value) => set({ start: value })}
        />
      )}
      <SliderField
        label={t('projection.monthly')}
        name="monthly"
        min={0}
        max={2_000}
        step={25}
        value={monthly}
        valueText={wholeDollars(monthly * 100)}
        onChange={(value) => set({ monthly: value })}
      />
      <SliderField
        label={t('projection.years')}
        name="years"
        min={1}
        max={LONGEST}
        step={1}
        value={years}
        valueText={t('projection.years.value', { count: years })}
        onChange={(value) => set({ years: value })}
      />
      <SliderField
        label={t('projection.rate')}
        name="rate"
        hint={t('projection.rate.today', { apy: percent(apy) })}
        min={0}
        max={Math.max(HIGHEST_RATE, toHundredths(apy))}
        step={1}
        value={hundredths}
        valueText={percent(String(hundredths / 100))}
        onChange={(value) => set({ hundredths: value })}
      />
    </Stack>
  )
}
