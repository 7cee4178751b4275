import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

export const alertSchema = wireObject({
  uuid: v.string(),
  title: v.string(),
  body: v.string(),
  created_at: v.string(),
  read_at: v.nullable(v.string()),
})
export const alertsSchema = v.array(alertSchema)

export type Alert = v.InferOutput<typeof alertSchema>
export type WireAlert = v.InferInput<typeof alertSchema>
