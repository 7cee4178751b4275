import type { Api, Context } from './call.ts'

/** The export of each area: adds its calls, by their path without /api/v1, and registers its due work. */
export type Area = (api: Api, context: Context) => void

/** Registers due work. */
export type WorkArea = (context: Context) => void

/** Adds the operator's calls, by their path without /sandbox/api. They respond with plain JSON. */
export type OperatorArea = (operator: Api, context: Context) => void

/** Adds pages and scripts on the tenant's own origin, by their full path. */
export type PageArea = (pages: Api, context: Context) => void
