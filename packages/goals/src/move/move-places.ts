import type { Goal } from '@coffer/api-client/goals'
import type { GoalsData } from '../data/use-goals.ts'

/** Unassigned money to a goal, any money into one goal, or money out of it. */
export type MoveMode = { type: 'assign' } | { type: 'into' | 'out-of'; goal: Goal }

/** What a form of a move is about. */
export interface MoveContext {
  data: GoalsData
  mode: MoveMode
}

/** The value of a form's field for unassigned money; that of a goal is its uuid. */
export const unassigned = 'unassigned'

/** The place of the wire: null is unassigned money. */
export const placeOf = (value: string): string | null => (value === unassigned ? null : value)

/** Where a move begins before anything is chosen. The only goal is chosen at once. */
export function initialPlaces(mode: MoveMode, goals: readonly Goal[]): { from: string; to: string } {
  if (mode.type === 'into') return { from: unassigned, to: mode.goal.uuid }
  if (mode.type === 'out-of') return { from: mode.goal.uuid, to: unassigned }
  const [only, ...more] = goals
  return { from: unassigned, to: only && more.length === 0 ? only.uuid : '' }
}
