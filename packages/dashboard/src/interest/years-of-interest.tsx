import type { CalendarDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import type { YearOfInterest } from './interest-by-year.ts'
import { useTranslations } from './messages.ts'

interface YearsOfInterestProps {
  years: readonly YearOfInterest[]
  today: CalendarDate
}

/** The interest of each year, as on its tax form, with a link to the tax forms. */
export function YearsOfInterest({ years, today }: YearsOfInterestProps) {
  const t = useTranslations()
  const { money } = useFormats()
  return (
    <Card label={t('years.title')}>
      <Stack>
        <SectionHeading>{t('years.title')}</SectionHeading>
        <DefinitionList
          items={years.map(({ year, total }) => ({
            label: today.startsWith(String(year)) ? t('years.so-far', { year }) : String(year),
            value: money(total),
          }))}
        />
        <p>
          <span>{t('years.tax')}</span> <Link to="/dashboard/documents/taxes">{t('years.tax.action')}</Link>
        </p>
      </Stack>
    </Card>
  )
}
