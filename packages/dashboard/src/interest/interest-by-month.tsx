import type { CalendarDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { BarChart } from '@coffer/ui-kit/bar-chart'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { ToggleButtons } from '@coffer/ui-kit/toggle-buttons'
import { useState } from 'react'
import type { NextInterest } from '../home/next-interest.ts'
import type { YearOfInterest } from './interest-by-year.ts'
import { useTranslations } from './messages.ts'

interface InterestByMonthProps {
  /** Newest first, at least one. */
  years: readonly YearOfInterest[]
  next: NextInterest | null
  today: CalendarDate
}

/** The months of a year as bars, with the next payment as an outline. */
export function InterestByMonth({ years, next, today }: InterestByMonthProps) {
  const t = useTranslations()
  const { month } = useFormats()
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = years.find(({ year }) => String(year) === chosen) ?? years[0]
  if (!shown) return null
  const { year, months } = shown
  const isThisYear = today.startsWith(String(year))
  const expected = isThisYear ? next : null
  const thisMonth = Number(today.slice(5, 7)) - 1
  return (
    <Card label={t('months.title')}>
      <Stack>
        <SectionHeading>{t('months.title')}</SectionHeading>
        {years.length > 1 && (
          <ToggleButtons
            label={t('months.year')}
            options={years.map((one) => ({ value: String(one.year), label: String(one.year) }))}
            value={String(year)}
            // One year is always pressed.
            onChange={(value) => setChosen(value ?? chosen)}
          />
        )}
        <BarChart
          key={year}
          title={t('months.chart', { year })}
          unit={t('months.month')}
          series={[
            { name: t('months.paid'), tone: 'solid' },
            ...(expected ? [{ name: t('months.expected'), tone: 'outlined' as const }] : []),
          ]}
          bars={months.map((cents, index) => ({
            name: month(year, index + 1),
            label: month(year, index + 1).slice(0, 3),
            values: [cents, ...(expected ? [index === thisMonth ? expected.estimate : 0] : [])],
          }))}
          defaultIndex={isThisYear ? thisMonth : 11}
        />
        <p>{t('months.how')}</p>
      </Stack>
    </Card>
  )
}
