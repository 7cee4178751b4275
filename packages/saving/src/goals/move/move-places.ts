import type { Goal } from '@coffer/api-client/goals'
import type { GoalsData } from '../data/use-goals.ts'

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
