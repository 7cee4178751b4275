import type { GoalPicture } from './goals.ts'

/** The suggested purposes of a first goal, each by its picture; an umbrella means a rainy day. */
export const suggestedGoals = ['travel', 'home', 'umbrella'] as const satisfies readonly GoalPicture[]
