import type { Api, Context } from './call.ts'

/** What each area exports: it adds its calls, by their path without /api/v1, and registers its due work. */
export type Area = (api: Api, context: Context) => void

/** Adds the operator's calls, by their path without /sandbox/api. They answer plain JSON. */
export type OperatorArea = (operator: Api, context: Context) => void

/** Adds pages and scripts on the tenant's own origin, by their whole path. */
export type PageArea = (pages: Api, context: Context) => void
