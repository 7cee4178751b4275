import { type Call, isJson, type Json, readApi } from './api-document.ts'

/**
 * What a provider of an earlier document does not do by a later one. An answer that was right has to stay right, and a
 * request of the application has to be one that the provider takes: answers may only become looser, requests stricter.
 */
export function breakingChanges(earlier: Json, later: Json): string[] {
  const was = new Side(earlier)
  const is = new Side(later)
  return is.calls.flatMap((call) => {
    const name = `${call.method} ${call.path}`
    const before = was.calls.find(({ method, path }) => method === call.method && path === call.path)
    if (before === undefined)
      return isOptional(call) ? [] : [`${name}: a new call that belongs to no capability`]
    return [
      ...(isOptional(before) && !isOptional(call) ? [`${name}: belongs to no capability any more`] : []),
      ...requestChanges(call, before).map((change) => `${name}, request${change}`),
      ...answerChanges(before, call).map((change) => `${name}, ${change}`),
    ]
  })

  function requestChanges(sent: Call, taken: Call): string[] {
    return Object.entries(sent.requestBody?.content ?? {}).flatMap(([mediaType, { schema }]) => {
      const known = taken.requestBody?.content[mediaType]
      if (known === undefined) return [`: a new body as ${mediaType}`]
      return new Comparison(is, was).misfits(schema ?? {}, known.schema ?? {})
    })
  }

  function answerChanges(given: Call, read: Call): string[] {
    return Object.entries(given.responses)
      .filter(([status]) => Number(status) < 300)
      .flatMap(([status, { content = {} }]) => {
        const response = read.responses[status]
        if (response === undefined) return [`status ${status} is not expected any more`]
        return Object.entries(content).flatMap(([mediaType, { schema }]) =>
          new Comparison(was, is)
            .misfits(schema ?? {}, response.content?.[mediaType]?.schema ?? {})
            .map((misfit) => `${status}${misfit}`),
        )
      })
  }
}

/** Only a call of a capability has a description. */
const isOptional = ({ description }: Call): boolean => description !== undefined

/** One of the two documents. */
class Side {
  readonly calls: readonly Call[]
  readonly #schemas: Readonly<Record<string, Json>>

  constructor(document: Json) {
    const { calls, schemas } = readApi(document)
    this.calls = calls
    this.#schemas = schemas
  }

  resolve(schema: Json): Json {
    const { $ref } = schema
    return typeof $ref === 'string'
      ? (this.#schemas[$ref.replace('#/components/schemas/', '')] ?? {})
      : schema
  }
}

/** Whether every value of a schema of one document is one of a schema of the other. */
class Comparison {
  readonly #values: Side
  readonly #allowed: Side

  constructor(values: Side, allowed: Side) {
    this.#values = values
    this.#allowed = allowed
  }

  /** What some value of the one schema has that the other does not allow, each with its place. */
  misfits(value: Json, allowed: Json, place = ''): string[] {
    const one = this.#values.resolve(value)
    const other = this.#allowed.resolve(allowed)
    const choices = choicesOf(one)
    if (choices.length > 0) return choices.flatMap((choice) => this.misfits(choice, other, place))
    const alternatives = choicesOf(other)
    if (alternatives.length > 0) return this.#misfitsOfEvery(one, alternatives, place)
    return [...typeMisfits(one, other), ...valueMisfits(one, other), ...limitMisfits(one, other)]
      .map((misfit) => `${place}: ${misfit}`)
      .concat(this.#partMisfits(one, other, place))
  }

  /** None if the value fits one of the alternatives, otherwise what it lacks of the nearest. */
  #misfitsOfEvery(value: Json, alternatives: readonly Json[], place: string): string[] {
    const [nearest = []] = alternatives
      .map((alternative) => this.misfits(value, alternative, place))
      .toSorted((some, others) => some.length - others.length)
    return nearest
  }

  #partMisfits(one: Json, other: Json, place: string): string[] {
    if (isJson(one['items']) && isJson(other['items']))
      return this.misfits(one['items'], other['items'], `${place}[]`)
    const given = propertiesOf(one)
    const asked = propertiesOf(other)
    const isGiven = new Set(requiredOf(one))
    return [
      ...requiredOf(other)
        .filter((field) => !isGiven.has(field))
        .map((field) => `${place}.${field}: is required now, or is not always sent any more`),
      ...Object.entries(given).flatMap(([field, property]) => {
        const known = asked[field]
        return known === undefined ? [] : this.misfits(property, known, `${place}.${field}`)
      }),
    ]
  }
}

const choicesOf = ({ anyOf, oneOf }: Json): readonly Json[] =>
  [anyOf, oneOf].flatMap((choices) => (Array.isArray(choices) ? choices.filter(isJson) : []))

const propertiesOf = ({ properties }: Json): Readonly<Record<string, Json>> =>
  isJson(properties)
    ? Object.fromEntries(
        Object.entries(properties).filter((entry): entry is [string, Json] => isJson(entry[1])),
      )
    : {}

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

const requiredOf = ({ required }: Json): readonly string[] => textsOf(required)

function typeMisfits({ type }: Json, { type: allowed }: Json): string[] {
  const types = textsOf(allowed)
  if (types.length === 0) return []
  const fits = (one: string) => types.includes(one) || (one === 'integer' && types.includes('number'))
  const given = textsOf(type)
  if (given.length === 0) return [`any value instead of ${types.join(' or ')}`]
  return given.filter((one) => !fits(one)).map((one) => `${one} instead of ${types.join(' or ')}`)
}

const valuesOf = (schema: Json): readonly unknown[] | null =>
  Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : null

function valueMisfits(one: Json, other: Json): string[] {
  const allowed = valuesOf(other)
  if (allowed === null) return []
  const given = valuesOf(one)
  if (given === null) return [`any value instead of ${JSON.stringify(allowed)}`]
  return given
    .filter((value) => !allowed.includes(value))
    .map((value) => `${JSON.stringify(value)} is not allowed`)
}

function limitMisfits(one: Json, other: Json): string[] {
  const isOver = (key: string, isWorse: (given: number, limit: number) => boolean) => {
    const limit = other[key]
    const given = one[key]
    return typeof limit === 'number' && (typeof given !== 'number' || isWorse(given, limit))
  }
  const over = [
    ...['maxLength', 'maximum', 'maxItems'].filter((key) => isOver(key, (given, limit) => given > limit)),
    ...['minLength', 'minimum', 'minItems'].filter((key) => isOver(key, (given, limit) => given < limit)),
    ...['pattern', 'format'].filter((key) => other[key] !== undefined && one[key] !== other[key]),
  ]
  return over.map((key) => `${key} ${JSON.stringify(other[key])} is exceeded`)
}
