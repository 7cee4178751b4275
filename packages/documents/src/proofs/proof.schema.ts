import { crossFieldCheck } from '@coffer/forms/checks'
import { isCalendarDate } from '@coffer/domain/calendar'
import { periodProblem, type ProofDays, type ProofKind, proofKinds, proofYears } from '@coffer/domain/proofs'
import * as v from 'valibot'
import type { Key } from './messages.ts'

const values = v.object({
  kind: v.string(),
  periodFrom: v.string(),
  periodUntil: v.string(),
  year: v.string(),
})
export type ProofValues = v.InferOutput<typeof values>

/** The chosen kind; null before one is chosen. */
export const parseKind = ({ kind }: Pick<ProofValues, 'kind'>): ProofKind | null =>
  proofKinds.find((one) => one === kind) ?? null

/** The request, without the fields of other kinds. */
export interface ProofOutput {
  kind: ProofKind
  periodFrom: string | null
  periodUntil: string | null
  year: number | null
}

/** Validates the form; the output is the request. */
export const proofSchema = (days: ProofDays | null) =>
  v.pipe(
    values,
    crossFieldCheck<ProofValues>((form) => findProblems(form, days)),
    v.transform((form): ProofOutput => {
      const kind = parseKind(form) ?? 'balance_letter'
      const hasPeriod = kind === 'period_statement'
      return {
        kind,
        periodFrom: hasPeriod ? form.periodFrom : null,
        periodUntil: hasPeriod ? form.periodUntil : null,
        year: kind === 'year_summary' ? Number(form.year) : null,
      }
    }),
  )

type Problems = Partial<Record<keyof ProofValues, Key | null>>

function findProblems(form: ProofValues, days: ProofDays | null): Problems {
  const kind = parseKind(form)
  if (kind === null) return { kind: 'problem.kind' }
  if (kind === 'period_statement') return findPeriodProblems(form, days)
  if (kind !== 'year_summary') return {}
  const years = days === null ? [] : proofYears(days)
  return { year: years.includes(Number(form.year)) ? null : 'problem.year' }
}

function findPeriodProblems({ periodFrom, periodUntil }: ProofValues, days: ProofDays | null): Problems {
  const [hasFrom, hasUntil] = [isCalendarDate(periodFrom), isCalendarDate(periodUntil)]
  if (!hasFrom) return { periodFrom: 'problem.date', periodUntil: hasUntil ? null : 'problem.date' }
  const until = hasUntil ? periodUntil : periodFrom
  const found = days && periodProblem({ from: periodFrom, until }, days)
  return {
    periodFrom: found?.field === 'from' ? `problem.from.${found.problem}` : null,
    periodUntil: !hasUntil
      ? 'problem.date'
      : found?.field === 'until'
        ? `problem.until.${found.problem}`
        : null,
  }
}
