import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * A wire schema as JSON Schema 2020-12, in the form that clients send: before defaults and transformations. Rules in
 * code (`v.check`, calendar dates) have no equivalent and are left out.
 */
export function wireJsonSchema(schema: GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      valibotSchema.type === 'instance'
        ? { type: 'string', contentMediaType: 'application/octet-stream' }
        : jsonSchema,
  })
  return { ...converted }
}
