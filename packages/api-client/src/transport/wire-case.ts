/** `linked_account_id` -> `linkedAccountId` */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

/** A body in the form of the wire, with its fields in our own names. */
export type CamelCased<Wire> = Wire extends readonly (infer Item)[]
  ? readonly CamelCased<Item>[]
  : Wire extends object
    ? { [Field in keyof Wire as Field extends string ? CamelCase<Field> : never]: CamelCased<Wire[Field]> }
    : Wire

/**
 * A request body in the form of the wire, snake_case. `Wire` is the input of the body's schema (`request-schema.ts`),
 * so that a field that the provider does not know, or would refuse, fails the type check.
 */
export function toWire<Wire extends object>(body: CamelCased<Wire>): Record<string, unknown>
export function toWire(body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => [snakeCase(field), valueToWire(value)]),
  )
}

const snakeCase = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function valueToWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valueToWire)
  return typeof value === 'object' && value !== null ? toWire<object>(value) : value
}
