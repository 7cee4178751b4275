import { type Goal, isReached } from './goals.ts'
import { table } from './table.ts'

/** Each goal, what was measured, and whether that is enough. */
export function goalsTable(goals: readonly Goal[]): string {
  return table(
    goals.map((goal) => [
      goal.text,
      goal.value.toFixed(goal.unit === '' ? 3 : 1) + goal.unit,
      `at most ${goal.most}${goal.unit}`,
      isReached(goal) ? 'reached' : 'NOT REACHED',
    ]),
  )
}
