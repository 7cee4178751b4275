import { project, type ProjectionTerms } from '@coffer/domain/projection'
import { useMemo, useState } from 'react'

/** Dollars: a slider has whole steps. */
const DEFAULT_MONTHLY = 200
const DEFAULT_YEARS = 5
const CENTS = 100

/** A rate as hundredths of a percent: the text "4.35" is 435. */
export const toHundredths = (apy: string): number => Math.round(Number(apy) * 100)
const toApy = (hundredths: number): string => (hundredths / 100).toFixed(2)

/** The values of the sliders. */
export interface ProjectionInputs {
  /** Dollars; null if the balance of an account is the start. */
  start: number
  monthly: number
  years: number
  hundredths: number
}

export type SetInputs = (part: Partial<ProjectionInputs>) => void

/** The state of a projection: the values of its sliders, the resulting terms, and its years. */
export function useProjection({ startCents, apy }: { startCents: number; apy: string }) {
  const [inputs, setInputs] = useState<ProjectionInputs>({
    start: startCents / CENTS,
    monthly: DEFAULT_MONTHLY,
    years: DEFAULT_YEARS,
    hundredths: toHundredths(apy),
  })
  const { start, monthly, years, hundredths } = inputs
  const terms: ProjectionTerms = useMemo(
    () => ({ start: Math.round(start * CENTS), monthly: monthly * CENTS, years, apy: toApy(hundredths) }),
    [start, monthly, years, hundredths],
  )
  const projected = useMemo(() => project(terms), [terms])
  const set: SetInputs = (part) => setInputs((before) => ({ ...before, ...part }))
  return { inputs, set, terms, projected }
}
