export * from './calls.ts'
export * from './queries.ts'
export type { Goal, GoalEvent, Goals, NewGoal } from './schema.ts'
