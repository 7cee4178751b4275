import * as v from 'valibot'

/** `linked_account_id` -> `linkedAccountId` */
type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name

type CamelCaseKeys<Wire> = {
  [Field in keyof Wire as Field extends string ? CamelCase<Field> : never]: Wire[Field]
}

/** The camelCase type of a wire body, at every depth. */
export type CamelCased<Wire> = Wire extends readonly (infer Item)[]
  ? readonly CamelCased<Item>[]
  : Wire extends object
    ? { [Field in keyof CamelCaseKeys<Wire>]: CamelCased<CamelCaseKeys<Wire>[Field]> }
    : Wire

export const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/**
 * Schema of an object in a response: its input is snake_case, as on the wire, and its output has camelCase keys. A nested
 * object needs its own `wireObject`.
 */
// @__NO_SIDE_EFFECTS__
export function wireObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  // Computed once, as a list may have thousands of these objects.
  const names = new Map(Object.keys(entries).map((field) => [field, camelCase(field)]))
  return v.pipe(
    v.object(entries),
    v.transform((wire) => rename(wire, names)),
  )
}

function rename<Wire extends object>(wire: Wire, names: ReadonlyMap<string, string>): CamelCaseKeys<Wire>
function rename(wire: object, names: ReadonlyMap<string, string>): object {
  const entries: [string, unknown][] = Object.entries(wire)
  return Object.fromEntries(entries.map(([field, value]) => [names.get(field) ?? field, value]))
}

/**
 * A request body in wire form, snake_case. `Wire` is the input of the body's schema (`request-schema.ts`), so that a
 * field that the provider does not know, or would refuse, fails the type check.
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
