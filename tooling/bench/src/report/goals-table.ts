import { type Goal, isReached } from './goals.ts'
import { table } from './table.ts'

const MAX_DIGITS = 9

/** Each goal, the measured value, and whether it is reached. */
export function goalsTable(goals: readonly Goal[]): string {
  return table(
    goals.map((goal) => [
      goal.text,
      figure(goal) + goal.unit,
      `at most ${goal.max}${goal.unit}`,
      isReached(goal) ? 'reached' : 'NOT REACHED',
    ]),
  )
}

/** With as many digits as it takes to show that a goal is missed. */
function figure(goal: Goal): string {
  const { value, max, unit } = goal
  for (let digits = unit === '' ? 3 : 1; ; digits += 1) {
    const text = value.toFixed(digits)
    if (isReached(goal) || Number(text) > max || digits === MAX_DIGITS) return text
  }
}
