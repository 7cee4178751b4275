import type * as v from 'valibot'

/** What a field means: a sentence, and the fields of an object without a name of its own. */
export type FieldText = string | { readonly about: string; readonly fields: FieldTexts }
export type FieldTexts = Readonly<Record<string, FieldText>>

/** A schema of the wire with what it and each of its fields mean. */
export interface Documented {
  readonly schema: v.GenericSchema
  readonly about: string
  readonly fields: FieldTexts
}

/**
 * Describes a schema for docs/api. The texts are beside the schema instead of in it, so that the application does not
 * load them. A field without a text does not compile.
 */
export const documented = <const Schema extends v.GenericSchema>(
  schema: Schema,
  about: string,
  fields: { readonly [Field in keyof v.InferInput<Schema>]-?: FieldText },
): Documented => ({ schema, about, fields })
