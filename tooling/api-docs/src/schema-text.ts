import { isJson, type Json } from './api-document.ts'
import { anchorOf, code, table } from './markdown.ts'

const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : [])

/** The type of a value in words, with a link to a named schema. */
export function typeText(schema: Json): string {
  const { $ref, anyOf, oneOf, enum: values, const: constant, type, items, format } = schema
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/components/schemas/', '')
    return `[${name}](schemas.md#${anchorOf(name)})`
  }
  const choices = [...listOf(anyOf), ...listOf(oneOf)]
  if (choices.length > 0) return [...new Set(choices.map(typeText))].join(' or ')
  if (Array.isArray(values)) return values.map((value) => code(String(value))).join(', ')
  if (constant !== undefined) return code(typeof constant === 'string' ? constant : JSON.stringify(constant))
  if (type === 'array') return isJson(items) ? `list of ${typeText(items)}` : 'list'
  if (Array.isArray(type)) return type.join(' or ')
  if (schema['contentMediaType'] !== undefined) return 'file'
  if (format === 'date') return '`YYYY-MM-DD`'
  if (format === 'date-time') return 'instant'
  if (type === 'string') return 'text'
  return typeof type === 'string' ? type : 'any value'
}

/** Every field of a schema, those of nested objects after theirs. */
function fieldRows(schema: Json, prefix = ''): string[][] {
  const nested = [...listOf(schema['anyOf']), ...listOf(schema['oneOf'])]
  if (nested.length > 0) return nested.flatMap((one) => fieldRows(one, prefix))
  if (isJson(schema['items'])) return fieldRows(schema['items'], `${prefix.replace(/\.$/, '')}[].`)
  if (!isJson(schema['properties'])) return []
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  return Object.entries(schema['properties']).flatMap(([name, property]) => {
    if (!isJson(property)) return []
    const { description } = property
    const meaning = typeof description === 'string' ? description : ''
    const type = typeText(property)
    const row = [code(`${prefix}${name}`), required.includes(name) ? type : `${type}, optional`, meaning]
    return [row, ...fieldRows(property, `${prefix}${name}.`)]
  })
}

export const fieldTable = (schema: Json): string => table(['field', 'type', 'meaning'], fieldRows(schema))
