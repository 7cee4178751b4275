import type { Api, Context } from './call.ts'

/** Registers due work. */
export type WorkArea = (context: Context) => void

/** Adds the operator's calls, by their path without /sandbox/api. They respond with plain JSON. */
export type OperatorArea = (operator: Api, context: Context) => void

/** Adds pages and scripts on the tenant's own origin, by their full path. */
export type PageArea = (pages: Api, context: Context) => void
