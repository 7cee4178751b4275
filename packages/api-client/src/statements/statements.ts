import { call, type CallOptions } from '../transport/call.ts'
import {
  statementFileSchema,
  statementYearsSchema,
  statementsSchema,
  type Statement,
  type StatementFile,
} from './schema.ts'
import { queryOptions } from '@tanstack/react-query'

export type { Statement, StatementFile } from './schema.ts'

/** GET /statements, the newest first. */
const fetchStatements = ({ signal }: CallOptions = {}): Promise<Statement[]> =>
  call({ method: 'GET', path: '/statements', schema: statementsSchema, signal })

/** The years with statements, newest first. */
const fetchStatementYears = ({ signal }: CallOptions = {}): Promise<number[]> =>
  call({ method: 'GET', path: '/statements/years', schema: statementYearsSchema, signal })

/** The statements of one year. */
const fetchStatementsByYear = (year: number, { signal }: CallOptions = {}): Promise<Statement[]> =>
  call({
    method: 'GET',
    path: '/statements/{year}',
    params: { year: String(year) },
    schema: statementsSchema,
    signal,
  })

/** A fresh link to one month's PDF. Fails with `missing` for a month without a statement. */
export const fetchStatementFile = (
  { year, month }: Pick<Statement, 'year' | 'month'>,
  { signal }: CallOptions = {},
): Promise<StatementFile> =>
  call({
    method: 'GET',
    path: '/statements/{year}/{month}',
    params: { year: String(year), month: String(month) },
    schema: statementFileSchema,
    signal,
  })

export const statementsQuery = () => queryOptions({ queryKey: ['statements'], queryFn: fetchStatements })

export const statementYearsQuery = () =>
  queryOptions({ queryKey: ['statements', 'years'], queryFn: fetchStatementYears })

export const statementsByYearQuery = (year: number) =>
  queryOptions({
    queryKey: ['statements', year],
    queryFn: ({ signal }) => fetchStatementsByYear(year, { signal }),
  })
