import type { GoalPicture } from './goals.ts'

/** What a first goal is suggested for, each by its picture; an umbrella stands for a rainy day. */
export const suggestedGoals = ['travel', 'home', 'umbrella'] as const satisfies readonly GoalPicture[]
