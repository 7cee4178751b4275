export * from './calls.ts'
export * from './queries.ts'
export type { Plan, PlanRun, Plans } from './schema.ts'
