import { openApiDocument } from '@coffer/sandbox/openapi-document'
import { operationGroups } from '@coffer/sandbox/operation-groups'
import * as v from 'valibot'

const json = v.record(v.string(), v.unknown())
export type Json = v.InferOutput<typeof json>

const content = v.record(v.string(), v.object({ schema: v.optional(json) }))
const response = v.object({
  $ref: v.optional(v.string()),
  description: v.optional(v.string()),
  content: v.optional(content),
})
const operation = v.object({
  tags: v.tuple([v.string()]),
  operationId: v.string(),
  summary: v.string(),
  description: v.optional(v.string()),
  security: v.array(json),
  parameters: v.array(
    v.object({ name: v.string(), in: v.string(), required: v.optional(v.boolean(), false) }),
  ),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), response),
})
export type ApiOperation = v.InferOutput<typeof operation>

const apiSchema = v.object({
  tags: v.array(v.object({ name: v.string(), description: v.optional(v.string(), '') })),
  paths: v.record(v.string(), v.record(v.string(), operation)),
  components: v.object({
    schemas: v.record(v.string(), json),
    responses: v.record(v.string(), v.object({ description: v.optional(v.string(), '') })),
  }),
})

/** Groups that no provider has to have: the sandbox's own. */
const ownGroups = ['Operator', 'Monitoring']

/** The OpenAPI document of what the application asks of a provider. */
export const apiDocument = (): Json => ({
  ...openApiDocument(operationGroups.filter(({ name }) => !ownGroups.includes(name))),
})

export interface Call extends ApiOperation {
  readonly method: string
  readonly path: string
}

/** The document in the form that the pages are written from. */
export function readApi(document: Json) {
  const { tags, paths, components } = v.parse(apiSchema, document)
  const calls: readonly Call[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, method: method.toUpperCase(), path })),
  )
  return { groups: tags, calls, ...components }
}
export type Api = ReturnType<typeof readApi>
/** Whether a value is an object of JSON, and no list. */
export const isJson = (value: unknown): value is Json => v.is(json, value) && !Array.isArray(value)
