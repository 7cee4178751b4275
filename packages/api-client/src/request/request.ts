export { followRequest, type FollowOptions } from './calls.ts'
export type { Accepted, RequestKind, RequestResult } from './schema.ts'
