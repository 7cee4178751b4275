import { descriptions, type FieldText } from '@coffer/api-client/descriptions'
import { type ConversionConfig, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

export type JsonSchema = Readonly<Record<string, unknown>>

/**
 * Wire schemas as JSON Schema 2020-12, in the form that clients send: before defaults and transformations. Rules in
 * code (`v.check`, calendar dates) have no equivalent and are left out.
 */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'instance'
      ? { type: 'string', contentMediaType: 'application/octet-stream' }
      : jsonSchema,
  overrideRef: ({ referenceId }) => refTo(referenceId),
}

const refTo = (name: string) => `#/components/schemas/${name}`

/** Names schemas, each once: by its description, or else as its first call suggests. */
export class SchemaNames {
  readonly #names = new Map<GenericSchema, string>()

  constructor() {
    for (const [name, { schema }] of Object.entries(descriptions)) this.#names.set(schema, name)
  }

  /** A reference to a schema, which is part of the document from now on. */
  refer(schema: GenericSchema, suggestion: string): JsonSchema {
    const name = this.#names.get(schema) ?? suggestion
    this.#names.set(schema, name)
    return { $ref: refTo(name) }
  }

  /** Every named schema as JSON Schema, with its description. */
  components(): JsonSchema {
    const named = Object.fromEntries(this.#names.entries().map(([schema, name]) => [name, schema]))
    return Object.fromEntries(
      Object.entries(toJsonSchemaDefs(named, config)).map(([name, converted]) => {
        const { about, fields } = descriptions[name] ?? {}
        return [name, fields ? describeObject({ ...converted }, { about: about ?? '', fields }) : converted]
      }),
    )
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function describeObject(schema: JsonSchema, text: FieldText): JsonSchema {
  if (typeof text === 'string') return { ...schema, description: text }
  return { ...withFields(schema, text.fields), description: text.about }
}

/** Describes the fields of an object, of the items of a list, or of the object that may be null. */
function withFields(schema: JsonSchema, fields: Readonly<Record<string, FieldText>>): JsonSchema {
  const { properties, items, anyOf } = schema
  if (isRecord(items)) return { ...schema, items: withFields(items, fields) }
  if (Array.isArray(anyOf))
    return { ...schema, anyOf: anyOf.map((one: unknown) => (isRecord(one) ? withFields(one, fields) : one)) }
  if (!isRecord(properties)) return schema
  const described = Object.entries(properties).map(([field, property]) => {
    const text = fields[field]
    return [field, isRecord(property) && text !== undefined ? describeObject(property, text) : property]
  })
  return { ...schema, properties: Object.fromEntries(described) }
}
