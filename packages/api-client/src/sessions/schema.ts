import * as v from 'valibot'
import { deviceEntries, renameDevice } from '../devices/entry.ts'
import { wireObject } from '../transport/wire-case.ts'

/** A session that is logged in. */
export const openSessionSchema = v.pipe(
  wireObject({ ...deviceEntries, started_at: v.string() }),
  v.transform(renameDevice),
)
export const openSessionsSchema = v.array(openSessionSchema)

export type OpenSession = v.InferOutput<typeof openSessionSchema>
export type WireOpenSession = v.InferInput<typeof openSessionSchema>
