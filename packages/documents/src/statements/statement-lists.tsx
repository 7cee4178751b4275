import type { Statement } from '@coffer/api-client/statements'
import { providerNow } from '@coffer/api-client/transport/clock'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { DocumentList } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'
import { StatementRow } from './statement-row.tsx'
import { byYear, nextStatementDate, currentYear } from './statement-years.ts'

interface ListProps {
  statements: readonly Statement[]
}

/** All statements by year, or the date of the first one. */
export function AllStatements({ statements }: ListProps) {
  if (statements.length === 0) return <NoStatementYet />
  return byYear(statements).map(([year, months]) => (
    <Card key={year} label={String(year)}>
      <Stack gap={16}>
        <SectionHeading>{year}</SectionHeading>
        <Months statements={months} />
      </Stack>
    </Card>
  ))
}

/** The statements of one year, or an empty state. */
export function StatementsOfYear({ year, statements }: ListProps & { year: number }) {
  if (statements.length === 0) return <NoStatementsInYear year={year} />
  return (
    <Card label={String(year)}>
      <Months statements={statements} />
    </Card>
  )
}

function Months({ statements }: ListProps) {
  return (
    <DocumentList>
      {statements.map((statement) => (
        <StatementRow
          key={`${statement.year}-${statement.month}-${statement.issuedOn}`}
          statement={statement}
        />
      ))}
    </DocumentList>
  )
}

/** The empty state of an account younger than a month. */
export function NoStatementYet() {
  const t = useTranslations()
  const { date } = useFormats()
  return (
    <EmptyState icon="document" title={t('statements.none.title')}>
      {t('statements.none.text', { date: date(nextStatementDate(providerNow())) })}
    </EmptyState>
  )
}

function NoStatementsInYear({ year }: { year: number }) {
  const t = useTranslations()
  const { date } = useFormats()
  const isCurrentYear = year === currentYear(providerNow())
  return (
    <EmptyState
      icon="document"
      title={t('statements.year.none.title', { year })}
      action={
        <ButtonLink to="/dashboard/documents/statements" variant="secondary">
          {t('statements.year.none.all')}
        </ButtonLink>
      }
    >
      {isCurrentYear
        ? t('statements.year.none.next', { date: date(nextStatementDate(providerNow())) })
        : t('statements.year.none.text')}
    </EmptyState>
  )
}
