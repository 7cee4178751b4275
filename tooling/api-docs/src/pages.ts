import { type Api, type Call, isJson, type Json } from './api-document.ts'
import { anchorOf, code, page, table } from './markdown.ts'
import { fieldTable, typeText } from './schema-text.ts'

/** The page of a group: `Linked accounts` becomes calls-linked-accounts.md. */
export const groupFile = (name: string): string => `calls-${name.toLowerCase().replaceAll(' ', '-')}.md`

const callName = ({ method, path }: Call): string => `${method} ${path.replace('/api/v1', '')}`

const callLink = (call: Call): string =>
  `[${code(callName(call))}](${groupFile(call.tags[0])}#${anchorOf(callName(call))})`

/** The first page: every call, by group. */
export const indexPage = ({ groups, calls, responses }: Api): string =>
  page(
    'The API',
    'What the application asks of a provider: every call with its request, its answer and its refusals. The same is in [openapi.json](openapi.json), an OpenAPI 3.1 document for tools; [Schemas](schemas.md) has every object, [Conventions](conventions.md) says what all calls have in common, and [State machines](state-machines.md) how an application, a link, a transfer, a closing and a joint holder proceed. Paths are below `/api/v1`, except those of files and the CSRF handshake.',
    ...groups.flatMap(({ name, description }) => [
      `## [${name}](${groupFile(name)})`,
      description,
      table(
        ['call', 'what it does'],
        calls.filter(({ tags }) => tags[0] === name).map((call) => [callLink(call), call.summary]),
      ),
    ]),
    '## Refusals of any call',
    'What a status means unless a call says more. [Errors and their words](../product/errors.md#a-call-that-fails) says what the application shows for each.',
    table(
      ['status', 'meaning'],
      statusMeanings(calls, responses).map(([status, meaning]) => [status, meaning]),
    ),
  )

/** The meaning of each refusal that some call has, by status. */
function statusMeanings(calls: readonly Call[], responses: Api['responses']): [string, string][] {
  const names = new Map(
    calls.flatMap((call) =>
      Object.entries(call.responses).flatMap(([status, { $ref }]) =>
        $ref === undefined ? [] : [[status, $ref.replace('#/components/responses/', '')] as const],
      ),
    ),
  )
  return [...names]
    .map(([status, name]): [string, string] => [status, responses[name]?.description ?? ''])
    .toSorted(([one], [other]) => Number(one) - Number(other))
}

export const groupPage = (api: Api, name: string, description: string): string =>
  page(
    name,
    `${description} [All calls](README.md).`,
    ...api.calls.filter(({ tags }) => tags[0] === name).map((call) => callSection(api, call)),
  )

export const schemasPage = ({ schemas }: Api): string =>
  page(
    'Schemas',
    'Every object that a call sends or answers, by name. A field that is not optional is always present; “or null” is in its type if it may be null. [All calls](README.md).',
    ...Object.entries(schemas)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, schema]) =>
        [`## ${name}`, aboutText(schema), fieldTable(schema) || `${typeText(schema)}.`]
          .filter((block) => block !== '')
          .join('\n\n'),
      ),
  )

const aboutText = ({ description }: Json): string => (typeof description === 'string' ? description : '')

function callSection(api: Api, call: Call): string {
  const { summary, description, security, parameters, requestBody } = call
  const needs = [
    security.length > 0 ? 'Needs a session.' : 'Needs no session.',
    description ?? '',
    parameters.some(({ name }) => name === 'X-XSRF-TOKEN')
      ? 'Takes the [CSRF token](conventions.md#csrf).'
      : '',
    parameters.some(({ name }) => name === 'Idempotency-Key')
      ? 'Takes an [`Idempotency-Key`](conventions.md#idempotency).'
      : '',
  ]
  const query = parameters.filter((one) => one.in === 'query').map(({ name }) => code(name))
  return [
    `## ${callName(call)}`,
    `${summary}. ${needs.filter((need) => need !== '').join(' ')}`,
    query.length > 0 ? `Query: ${query.join(', ')}.` : '',
    ...Object.entries(requestBody?.content ?? {}).map(([mediaType, { schema }]) =>
      [`**Request**, ${code(mediaType)}: ${schema ? typeText(schema) : ''}`, fieldsOf(api, schema)]
        .filter((block) => block !== '')
        .join('\n\n'),
    ),
    table(
      ['status', 'meaning', '`data`'],
      ownStatuses(call).map((status) => statusRow(api, call, status)),
    ),
    sharedText(sharedStatuses(call)),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
}

/** Refusals that mean the same of every call of a kind, and are described once. */
const shared = ['401', '408', '413', '415', '419', '429', '500', '503']

const isShared = (call: Call, status: string): boolean =>
  shared.includes(status) && call.responses[status]?.description === undefined

const sharedStatuses = (call: Call): string[] =>
  Object.keys(call.responses).filter((status) => isShared(call, status))

const sharedText = (statuses: readonly string[]): string =>
  statuses.length > 0
    ? `Also the [refusals of any call](README.md#refusals-of-any-call): ${statuses.join(', ')}.`
    : ''

const ownStatuses = (call: Call): string[] =>
  Object.keys(call.responses).filter((status) => !isShared(call, status))

function fieldsOf({ schemas }: Api, schema: Json | undefined): string {
  const name = typeof schema?.['$ref'] === 'string' ? schema['$ref'].replace('#/components/schemas/', '') : ''
  return fieldTable(schemas[name] ?? {})
}

function statusRow(api: Api, { responses }: Call, status: string): string[] {
  const { $ref, description, content = {} } = responses[status] ?? {}
  const common = api.responses[$ref?.replace('#/components/responses/', '') ?? '']
  const data = Object.entries(content).map(([mediaType, { schema }]) => dataText(api, mediaType, schema))
  return [status, description ?? common?.description ?? '', data.join(', ')]
}

/** What an answer carries: the `data` of the envelope, or else its media type. */
function dataText({ schemas }: Api, mediaType: string, schema: Json | undefined): string {
  if (!isJson(schema?.['properties']) || !isJson(schema['properties']['data'])) return code(mediaType)
  const { data } = schema['properties']
  const name = typeof data['$ref'] === 'string' ? data['$ref'].replace('#/components/schemas/', '') : ''
  const target = schemas[name]
  // A list has no name of its own in the pages: its items have.
  return target?.['type'] === 'array' ? typeText(target) : typeText(data)
}
