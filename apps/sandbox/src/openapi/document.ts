import { isOpenCall } from '@coffer/provider-kit/access'
import type { Method, Operation, OperationGroup } from '@coffer/provider-kit/operation'
import { envelopeContent, envelopeSchema } from './envelope-schema.ts'
import { type JsonSchema, SchemaNames } from './json-schema.ts'
import { describeRefusals, refusalResponses } from './refusal-responses.ts'

interface Described extends Operation {
  readonly tag: string
  readonly method: Method
  readonly path: string
  readonly id: string
}

/** The provider's OpenAPI 3.1 document, built from the schemas with which it parses requests. */
export function openApiDocument(groups: readonly OperationGroup[]): JsonSchema {
  const described = groups.flatMap(({ name, operations }) =>
    Object.entries(operations).map(([call, operation]) => describe(name, call, operation)),
  )
  const names = new SchemaNames()
  const paths = describePaths(described, names)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Savings API',
      version: '1.0.0',
      summary: 'What the application asks of a provider, and what the sandbox offers besides',
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [
      {
        url: 'http://{tenant}.localhost:4100',
        description: 'The sandbox; a tenant has its own host',
        variables: { tenant: { default: 'bank', description: 'The slug of the tenant' } },
      },
    ],
    tags: groups.map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Envelope: envelopeSchema, ...names.components() },
      responses: refusalResponses,
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a log-in' },
        operator: { type: 'apiKey', in: 'header', name: 'X-Sandbox-Key' },
      },
    },
  }
}

const describePaths = (described: readonly Described[], names: SchemaNames): JsonSchema =>
  Object.fromEntries(
    Map.groupBy(described, ({ path }) => path)
      .entries()
      .map(([path, here]) => [
        path,
        Object.fromEntries(here.map((one) => [one.method.toLowerCase(), operationObject(one, names)])),
      ]),
  )

function describe(tag: string, call: string, operation: Operation): Described {
  const [name = '', path = ''] = call.split(' ', 2)
  const method = methods[name] ?? 'GET'
  return { ...operation, tag, method, path, id: toOperationId(method, path) }
}

const methods: Readonly<Record<string, Method>> = {
  GET: 'GET',
  POST: 'POST',
  PATCH: 'PATCH',
  PUT: 'PUT',
  DELETE: 'DELETE',
}

const operationObject = (operation: Described, names: SchemaNames) => {
  const { tag, id, summary, capability } = operation
  return {
    tags: [tag],
    operationId: id,
    summary,
    ...(capability && {
      description: `Exists only with the capability \`${capability}\` of the tenant’s branding.`,
    }),
    security: describeSecurity(operation),
    parameters: describeParameters(operation),
    ...describeRequest(operation, names),
    responses: describeResponses(operation, names),
  }
}

/** The operation id: `PATCH /api/v1/accounts/{uuid}` becomes patchAccountsUuid. */
const toOperationId = (method: Method, path: string): string => {
  const words = path.replace('/api/v1', '').split(/[^a-z]+/i)
  return method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function describeSecurity({ path, needsSession }: Described): readonly JsonSchema[] {
  if (path.startsWith('/sandbox/')) return [{ operator: [] }]
  const isChecked = path.startsWith('/api/v1/') && !isOpenCall(path.slice('/api/v1'.length))
  return (needsSession ?? isChecked) ? [{ session: [] }] : []
}

const text = { type: 'string' } as const

function describeParameters({ path, query = [], isIdempotent, method }: Described): readonly JsonSchema[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return [
    ...names.map((name) => ({ name, in: 'path', required: true, schema: text })),
    ...query.map((name) => ({ name, in: 'query', schema: text })),
    ...(isIdempotent ? [{ name: 'Idempotency-Key', in: 'header', schema: text }] : []),
    ...(path.startsWith('/api/v1/') && method !== 'GET' && !path.endsWith('/csp-reports')
      ? [{ name: 'X-XSRF-TOKEN', in: 'header', required: true, schema: text }]
      : []),
  ]
}

function describeRequest({ id, body, form }: Described, names: SchemaNames): JsonSchema {
  const content = {
    ...(body && { 'application/json': { schema: names.refer(body, `${nameOf(id)}Body`) } }),
    ...(form && { 'multipart/form-data': { schema: names.refer(form, `${nameOf(id)}Form`) } }),
  }
  return Object.keys(content).length === 0 ? {} : { requestBody: { required: true, content } }
}

function describeResponses(operation: Described, names: SchemaNames): JsonSchema {
  const { method, path, id, status = 200, data, pending } = operation
  if (!path.startsWith('/api/v1/') || status === 204) return { [status]: plainResponse(operation, names) }
  const content = (schema: Operation['data'], suffix: string) =>
    envelopeContent(schema ? names.refer(schema, `${nameOf(id)}${suffix}`) : { type: 'null' })
  return {
    [status]: {
      description: status === 202 ? 'Accepted: follow request_id' : 'Done',
      content: content(data, 'Answer'),
    },
    ...(pending && {
      202: { description: 'Accepted, and not done yet', content: content(pending, 'Pending') },
    }),
    ...describeRefusals(method, path, operation),
  }
}

const nameOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)

const plainResponse = ({ id, mediaType, answer }: Described, names: SchemaNames): JsonSchema => ({
  description: 'Done',
  ...(mediaType && {
    content: {
      [mediaType]:
        mediaType === 'application/json'
          ? { schema: answer ? names.refer(answer, `${nameOf(id)}Answer`) : {} }
          : {},
    },
  }),
})
