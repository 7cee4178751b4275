import * as v from 'valibot'

/** A text in a request: a field, an item of a list, or the name of a file. */
export interface RequestText {
  readonly name: string
  /** Maximum length that its schema checks before anything else; null if none is checked first. */
  readonly longest: number | null
  /** Builds a body with the given text, and examples in all other fields. */
  readonly bodyWith: (text: string) => unknown
}

type Node = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isSchema = (value: unknown): value is v.GenericSchema =>
  isObject(value) && 'kind' in value && value.kind === 'schema'
const toNode = (value: unknown): Node => (isObject(value) ? Object.fromEntries(Object.entries(value)) : {})
const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Actions of a schema's pipe, preceded by those of the schema that it extends. */
function pipeActions(schema: unknown): readonly Node[] {
  const [extended, ...actions] = toList(toNode(schema)['pipe'])
  return extended === undefined ? [] : [...pipeActions(extended), ...actions.map(toNode)]
}

/** Maximum length that the first action of a schema's pipe checks; null if it checks another thing. */
function firstMaxLength(schema: unknown): number | null {
  const [first] = pipeActions(schema)
  const requirement = first?.['type'] === 'max_length' ? first['requirement'] : null
  return typeof requirement === 'number' ? requirement : null
}

const candidates = ['a', '1', 'AA', '2026-01-02', 'ann@example.com']

/** A value that a schema accepts, if one is found easily. */
export function buildExample(schema: unknown): unknown {
  const node = toNode(schema)
  switch (node['type']) {
    case 'string':
      return candidates.find((text) => isSchema(schema) && v.is(schema, text)) ?? 'a'
    case 'number':
      return 1
    case 'boolean':
    case 'unknown':
      return true
    case 'literal':
      return node['literal']
    case 'picklist':
      return toList(node['options'])[0]
    case 'array':
      return [buildExample(node['item'])]
    case 'union':
      return buildExample(toList(node['options'])[0])
    case 'instance':
      return new File(['a'], 'a.txt')
    case 'record':
      return {}
    case 'object':
    case 'loose_object':
      return Object.fromEntries(schemaEntries(node).map(([key, entry]) => [key, buildExample(entry)]))
    default:
      return buildExample(node['wrapped'])
  }
}

const schemaEntries = (node: Node): readonly (readonly [string, unknown])[] =>
  Object.entries(toNode(node['entries']))

/** All texts of a schema, however deeply nested. */
export function collectTexts(
  schema: unknown,
  name = '',
  bodyWith: (value: unknown) => unknown = (value) => value,
): readonly RequestText[] {
  const node = toNode(schema)
  switch (node['type']) {
    case 'string':
      return [{ name, longest: firstMaxLength(schema), bodyWith }]
    case 'instance':
      return [
        {
          name: `${name} (file name)`,
          longest: pipeActions(schema)[0]?.['type'] === 'check' ? 1_000 : null,
          bodyWith: (text) => bodyWith(new File(['a'], `${text}.txt`)),
        },
      ]
    case 'array':
      return collectTexts(node['item'], `${name}[]`, (value) => bodyWith([value]))
    case 'union':
      return toList(node['options']).flatMap((option) => collectTexts(option, name, bodyWith))
    case 'record':
      return collectTexts(node['key'], `${name} (key)`, (key) => bodyWith({ [String(key)]: 1 }))
    case 'object':
    case 'loose_object': {
      const example = toNode(buildExample(schema))
      return schemaEntries(node).flatMap(([key, entry]) =>
        collectTexts(entry, name === '' ? key : `${name}.${key}`, (value) =>
          bodyWith({ ...example, [key]: value }),
        ),
      )
    }
    default:
      return node['wrapped'] === undefined ? [] : collectTexts(node['wrapped'], name, bodyWith)
  }
}

/** Paths of a schema's lists without a maximum length. */
export function unboundedLists(schema: unknown, name = ''): readonly string[] {
  const node = toNode(schema)
  const inner = [
    ...toList(node['options']).map((option) => [name, option] as const),
    ...schemaEntries(node).map(([key, entry]) => [`${name}.${key}`, entry] as const),
    ...(node['wrapped'] === undefined ? [] : [[name, node['wrapped']] as const]),
    ...(node['item'] === undefined ? [] : [[`${name}[]`, node['item']] as const]),
  ]
  const isUnbounded = node['type'] === 'array' && firstMaxLength(schema) === null
  return [...(isUnbounded ? [name] : []), ...inner.flatMap(([at, one]) => unboundedLists(one, at))]
}
