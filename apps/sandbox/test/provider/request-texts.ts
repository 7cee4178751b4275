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
const nodeOf = (value: unknown): Node => (isObject(value) ? Object.fromEntries(Object.entries(value)) : {})
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Actions of a schema's pipe, preceded by those of the schema that it extends. */
function actionsOf(schema: unknown): readonly Node[] {
  const [extended, ...actions] = listOf(nodeOf(schema)['pipe'])
  return extended === undefined ? [] : [...actionsOf(extended), ...actions.map(nodeOf)]
}

/** Maximum length that the first action of a schema's pipe checks; null if it checks another thing. */
function longestOf(schema: unknown): number | null {
  const [first] = actionsOf(schema)
  const requirement = first?.['type'] === 'max_length' ? first['requirement'] : null
  return typeof requirement === 'number' ? requirement : null
}

const candidates = ['a', '1', 'AA', '2026-01-02', 'ann@example.com']

/** A value that a schema accepts, if one is found easily. */
export function exampleOf(schema: unknown): unknown {
  const node = nodeOf(schema)
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
      return listOf(node['options'])[0]
    case 'array':
      return [exampleOf(node['item'])]
    case 'union':
      return exampleOf(listOf(node['options'])[0])
    case 'instance':
      return new File(['a'], 'a.txt')
    case 'record':
      return {}
    case 'object':
    case 'loose_object':
      return Object.fromEntries(entriesOf(node).map(([key, entry]) => [key, exampleOf(entry)]))
    default:
      return exampleOf(node['wrapped'])
  }
}

const entriesOf = (node: Node): readonly (readonly [string, unknown])[] =>
  Object.entries(nodeOf(node['entries']))

/** All texts of a schema, however deeply nested. */
export function textsOf(
  schema: unknown,
  name = '',
  bodyWith: (value: unknown) => unknown = (value) => value,
): readonly RequestText[] {
  const node = nodeOf(schema)
  switch (node['type']) {
    case 'string':
      return [{ name, longest: longestOf(schema), bodyWith }]
    case 'instance':
      return [
        {
          name: `${name} (file name)`,
          longest: actionsOf(schema)[0]?.['type'] === 'check' ? 1_000 : null,
          bodyWith: (text) => bodyWith(new File(['a'], `${text}.txt`)),
        },
      ]
    case 'array':
      return textsOf(node['item'], `${name}[]`, (value) => bodyWith([value]))
    case 'union':
      return listOf(node['options']).flatMap((option) => textsOf(option, name, bodyWith))
    case 'record':
      return textsOf(node['key'], `${name} (key)`, (key) => bodyWith({ [String(key)]: 1 }))
    case 'object':
    case 'loose_object': {
      const example = nodeOf(exampleOf(schema))
      return entriesOf(node).flatMap(([key, entry]) =>
        textsOf(entry, name === '' ? key : `${name}.${key}`, (value) =>
          bodyWith({ ...example, [key]: value }),
        ),
      )
    }
    default:
      return node['wrapped'] === undefined ? [] : textsOf(node['wrapped'], name, bodyWith)
  }
}

/** Paths of a schema's lists without a maximum length. */
export function endlessLists(schema: unknown, name = ''): readonly string[] {
  const node = nodeOf(schema)
  const inner = [
    ...listOf(node['options']).map((option) => [name, option] as const),
    ...entriesOf(node).map(([key, entry]) => [`${name}.${key}`, entry] as const),
    ...(node['wrapped'] === undefined ? [] : [[name, node['wrapped']] as const]),
    ...(node['item'] === undefined ? [] : [[`${name}[]`, node['item']] as const]),
  ]
  const isEndless = node['type'] === 'array' && longestOf(schema) === null
  return [...(isEndless ? [name] : []), ...inner.flatMap(([at, one]) => endlessLists(one, at))]
}
