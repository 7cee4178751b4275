import type { Goal } from '@coffer/api-client/goals'
import { crossFieldCheck } from '@coffer/forms/checks'
import { type Comma, parseCents } from '@coffer/domain/typed-amount'
import { amountProblem } from '@coffer/forms/amount-problem'
import * as v from 'valibot'
import type { GoalsData } from '../data/use-goals.ts'
import type { Key } from '../messages.ts'

/** A move of unassigned money to any goal, into one goal, or out of one goal. */
export type MoveMode = { type: 'assign' } | { type: 'into' | 'out-of'; goal: Goal }

/** The data that the form of a move needs. */
export interface MoveContext {
  data: GoalsData
  mode: MoveMode
}

/** The form's value for unassigned money; the value for a goal is its uuid. */
export const unassigned = 'unassigned'

/** The value of the request: null is unassigned money. */
export const toPlace = (value: string): string | null => (value === unassigned ? null : value)

/** The initial selection of a move. A single goal is preselected. */
export function initialPlaces(mode: MoveMode, goals: readonly Goal[]): { from: string; to: string } {
  if (mode.type === 'into') return { from: unassigned, to: mode.goal.uuid }
  if (mode.type === 'out-of') return { from: mode.goal.uuid, to: unassigned }
  const [only, ...more] = goals
  return { from: unassigned, to: only && more.length === 0 ? only.uuid : '' }
}

const values = v.object({ from: v.string(), to: v.string(), amount: v.string() })
type MoveValues = v.InferOutput<typeof values>

interface MoveRules {
  /** Cents: the amount available to move. */
  getMax: (from: string) => number
  comma: Comma
}

/** Validates the form; the output is the move. */
export const moveSchema = ({ getMax, comma }: MoveRules) =>
  v.pipe(
    values,
    crossFieldCheck<MoveValues>(({ from, to, amount }): Record<keyof MoveValues, Key | null> => ({
      from: from === '' ? 'move.problem.from' : null,
      to: to === '' ? 'move.problem.to' : null,
      amount:
        amountProblem(amount, comma) ??
        (parseCents(amount, comma) > getMax(from) ? 'move.problem.max' : null),
    })),
    v.transform(({ from, to, amount }) => ({
      from: toPlace(from),
      to: toPlace(to),
      cents: parseCents(amount, comma),
    })),
  )
