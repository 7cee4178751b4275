import * as v from 'valibot'

export const alertSchema = v.pipe(
  v.object({
    uuid: v.string(),
    title: v.string(),
    body: v.string(),
    created_at: v.string(),
    read_at: v.nullable(v.string()),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    title: wire.title,
    body: wire.body,
    createdAt: wire.created_at,
    readAt: wire.read_at,
  })),
)
export const alertsSchema = v.array(alertSchema)

export type Alert = v.InferOutput<typeof alertSchema>
export type WireAlert = v.InferInput<typeof alertSchema>
