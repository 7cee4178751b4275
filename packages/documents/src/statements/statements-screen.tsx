import { statementsByYearQuery, statementsQuery, statementYearsQuery } from '@coffer/api-client/statements'
import { providerNow } from '@coffer/api-client/transport/clock'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useNavigate, useRouteSearch } from '@coffer/router/link'
import { FilterField } from '@coffer/ui-kit/filter-field'
import { Column } from '@coffer/ui-kit/flow'
import { Page } from '@coffer/ui-kit/page'
import { ScreenOnly } from '@coffer/ui-kit/print-sheet'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackToDocuments } from '../list/back-link.tsx'
import { useTranslations } from '../messages.ts'
import { AllStatements, StatementsOfYear } from './statement-lists.tsx'
import { currentYear, yearOptions } from './statement-years.ts'

/** `/dashboard/documents/statements`: all statements by year, or those of `?year=`. */
export function StatementsScreen() {
  const t = useTranslations()
  const { year = null } = useRouteSearch('/dashboard/documents/statements')
  const { data: known = [], error } = useQuery(statementYearsQuery())
  return (
    <Page
      title={year ? t('statements.title.year', { year }) : t('statements.title')}
      lead={t('statements.why')}
      back={<BackToDocuments />}
    >
      <ForbiddenNotice errors={[error]} />
      {(known.length > 0 || year !== null) && (
        <ScreenOnly>
          <YearFilter years={yearOptions(currentYear(providerNow()), year, ...known)} chosen={year} />
        </ScreenOnly>
      )}
      {year === null ? <AllYears /> : <OneYear key={year} year={year} />}
    </Page>
  )
}

const shape = <Skeleton shape="row" count={6} />

function AllYears() {
  const t = useTranslations()
  return (
    <QueryBoundary query={useQuery(statementsQuery())} title={t('statements.failed')} shape={shape}>
      {(statements) => <AllStatements statements={statements} />}
    </QueryBoundary>
  )
}

function OneYear({ year }: { year: number }) {
  const t = useTranslations()
  return (
    <QueryBoundary query={useQuery(statementsByYearQuery(year))} title={t('statements.failed')} shape={shape}>
      {(statements) => <StatementsOfYear year={year} statements={statements} />}
    </QueryBoundary>
  )
}

/** The filter by year, kept in the search for bookmarks and Back. */
function YearFilter({ years, chosen }: { years: readonly number[]; chosen: number | null }) {
  const t = useTranslations()
  const navigate = useNavigate()
  return (
    <Column data-width="form">
      <FilterField
        label={t('statements.year')}
        name="year"
        value={chosen === null ? '' : String(chosen)}
        options={[
          { value: '', label: t('statements.year.all') },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={(year) =>
          void navigate(
            '/dashboard/documents/statements',
            year === '' ? {} : { search: { year: Number(year) } },
          )
        }
      />
    </Column>
  )
}
