export { followRequest, type Following } from './calls.ts'
export type { Accepted, RequestKind, RequestResult } from './schema.ts'
