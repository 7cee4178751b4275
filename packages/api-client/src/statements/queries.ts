import { queryOptions } from '@tanstack/react-query'
import { fetchStatements, fetchStatementsOf, fetchStatementYears } from './calls.ts'

export const statementsQuery = () => queryOptions({ queryKey: ['statements'], queryFn: fetchStatements })

export const statementYearsQuery = () =>
  queryOptions({ queryKey: ['statements', 'years'], queryFn: fetchStatementYears })

export const statementsOfQuery = (year: number) =>
  queryOptions({
    queryKey: ['statements', year],
    queryFn: ({ signal }) => fetchStatementsOf(year, { signal }),
  })
