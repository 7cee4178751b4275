import { type Goal, isReached } from './goals.ts'
import { table } from './table.ts'

/** Each goal, the measured value, and whether it is reached. */
export function goalsTable(goals: readonly Goal[]): string {
  return table(
    goals.map((goal) => [
      goal.text,
      goal.value.toFixed(goal.unit === '' ? 3 : 1) + goal.unit,
      `at most ${goal.max}${goal.unit}`,
      isReached(goal) ? 'reached' : 'NOT REACHED',
    ]),
  )
}
