import { queryOptions } from '@tanstack/react-query'
import { fetchStatements, fetchStatementsByYear, fetchStatementYears } from './calls.ts'

export const statementsQuery = () => queryOptions({ queryKey: ['statements'], queryFn: fetchStatements })

export const statementYearsQuery = () =>
  queryOptions({ queryKey: ['statements', 'years'], queryFn: fetchStatementYears })

export const statementsByYearQuery = (year: number) =>
  queryOptions({
    queryKey: ['statements', year],
    queryFn: ({ signal }) => fetchStatementsByYear(year, { signal }),
  })
