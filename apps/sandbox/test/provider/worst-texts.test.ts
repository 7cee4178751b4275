import type * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressBody, basicBody, employerBody, homeBody } from '@coffer/api-client/depositor/request-schema'
import { holderContactBody, holderPasswordBody } from '@coffer/api-client/joint/request-schema'
import { passwordChangeBody } from '@coffer/api-client/user/request-schema'
import { defaultRequestLimits } from '../../src/http/request-limits.ts'
import { documentFields } from '../../src/onboarding/additional-info.ts'
import { operationGroups } from '../../src/openapi/operation-groups.ts'
import { operatorKey } from '../operator-access.ts'
import type { HttpClient } from './http-client.ts'
import { buildExample, collectTexts, type RequestText } from './request-texts.ts'
import { openSandboxForFile } from './sandbox.ts'
import { addCustomer } from './users.ts'

const sandbox = await openSandboxForFile({
  callsPerMinute: 1_000_000,
  requests: { ...defaultRequestLimits, uploadsPerHour: 1_000_000 },
})

/** A worst case of regular expressions and normalization: a repeated piece with an end that does not match. */
const repeated = (piece: string, length: number): string =>
  `a${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1) + 'a'
const pieces = [' ', '. ', '0', '(', '<', '\u0316\u0301', '\uFDFA', 'é']

/** A size just below the limit of a JSON body. */
const largest = defaultRequestLimits.bodyBytes - 4_096

/** CPU time of a response in microseconds; the minimum of some tries, as other processes use the machine. */
async function measureCost(sendOne: () => Promise<Response>, tries: number): Promise<number> {
  const costs: number[] = []
  for (let time = 0; time < tries; time += 1) {
    const before = process.cpuUsage()
    await (await sendOne()).arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    costs.push(user + system)
  }
  return Math.min(...costs)
}

/** Maximum ratio of the cost of any text to that of a short one. For a quadratic expression it is about a thousand. */
const maxCostRatio = 30

let customer: HttpClient
beforeAll(async () => {
  customer = (await addCustomer(sandbox)).visitor
})

interface Sent {
  readonly call: string
  readonly body: unknown
  readonly isForm: boolean
}

function toForm(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    for (const one of Array.isArray(value) ? value : [value])
      form.append(name, one instanceof File ? one : String(one))
  return form
}

function send({ call, body, isForm }: Sent): Promise<Response> {
  const [method = '', path = ''] = call.split(' ')
  const isOperators = path.startsWith('/sandbox/')
  const client = isOperators ? sandbox.newClient('harbor', 'sandbox.localhost:4100') : customer
  return client.send(method, path, {
    headers: {
      'x-xsrf-token': customer.csrfToken,
      ...(isOperators ? { 'x-sandbox-key': operatorKey } : { authorization: `Bearer ${customer.bearer}` }),
      ...(!isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? toForm(body) : JSON.stringify(body) }),
  })
}

/** The requests that cost more than `maxCostRatio` as much as the example. */
async function findSlowRequests(example: Sent, others: readonly (readonly [name: string, sent: Sent])[]) {
  await measureCost(() => send(example), 1)
  const usual = await measureCost(() => send(example), 3)
  const slow: string[] = []
  for (const [name, sent] of others) {
    const cost = await measureCost(() => send(sent), 1)
    // A pause of the process must not fail the test, and does not occur twice at the same text.
    if (cost > usual * maxCostRatio && (await measureCost(() => send(sent), 2)) > usual * maxCostRatio)
      slow.push(`${name}: ${cost} instead of ${usual}`)
  }
  return slow
}

/** A body with values for all its texts; of a nested field only for the last text. */
function bodyWithAll(texts: readonly RequestText[], valueOf: (text: RequestText) => string): unknown {
  const fields = texts.flatMap((text) => {
    const [field = ''] = text.name.split(/[.[ ]/, 1)
    return Object.entries(text.bodyWith(valueOf(text)) ?? {}).filter(([name]) => name.startsWith(field))
  })
  return Object.fromEntries(fields)
}

/** Worst bodies of a schema: all texts at maximum length at once, each alone, and each beyond its length. */
function worstBodies(schema: unknown): readonly (readonly [name: string, body: unknown])[] {
  const texts = collectTexts(schema)
  const lengthFor = (text: RequestText): number => Math.min(text.longest ?? largest, largest / 8)
  return [
    ...pieces.map(
      (piece) =>
        [
          `all of ${JSON.stringify(piece)}`,
          bodyWithAll(texts, (text) => repeated(piece, lengthFor(text))),
        ] as const,
    ),
    ...texts.flatMap((text) => [
      [`${text.name} of spaces`, text.bodyWith(repeated(' ', lengthFor(text)))] as const,
      [`${text.name} of marks`, text.bodyWith(repeated('\u0316\u0301', lengthFor(text)))] as const,
      [`${text.name} beyond its length`, text.bodyWith(repeated(' ', largest))] as const,
    ]),
  ]
}

/** Schemas of the steps of calls that the OpenAPI document describes only by their step. */
const steps: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>> = {
  'PATCH /api/v1/depositor': {
    basic: basicBody,
    address: homeBody,
    employer: employerBody,
    password: passwordChangeBody,
  },
  'PATCH /api/v1/depositor/update-secondary': {
    'personal-information': basicBody,
    contact: holderContactBody,
    address: addressBody,
  },
}

const described = operationGroups.flatMap(({ operations }) =>
  Object.entries(operations).map(([call, operation]) => ({ call, ...operation })),
)
const requests = [
  ...described.flatMap(({ call, body, form }) => [
    ...(body ? [{ call, isForm: false, schema: body, more: {} }] : []),
    ...(form ? [{ call, isForm: true, schema: form, more: {} }] : []),
  ]),
  ...Object.entries(steps).flatMap(([call, bodies]) =>
    Object.entries(bodies).map(([step, schema]) => ({ call, isForm: false, schema, more: { step } })),
  ),
  { call: 'PATCH /api/v1/depositor', isForm: false, schema: holderPasswordBody, more: { step: 'password' } },
  {
    call: 'PATCH /api/v1/depositor',
    isForm: true,
    schema: documentFields,
    more: { step: 'additional-info' },
  },
].filter(({ schema }) => collectTexts(schema).length > 0)

describe('a call with a text in its body', () => {
  it('All calls with a text in their body are tried', () => {
    expect(requests.length).toBeGreaterThan(60)
  })

  it.each(requests)(
    'A call costs in proportion to a short text, whatever its texts are: $call $more.step',
    async ({ call, isForm, schema, more }) => {
      const sent = (body: unknown): Sent => ({
        call: call.replaceAll(/\{(\w+)\}/g, '$1'),
        isForm,
        body: { ...Object.fromEntries(Object.entries(body ?? {})), ...more },
      })
      const bodies = worstBodies(schema).map(([name, body]) => [name, sent(body)] as const)
      expect(await findSlowRequests(sent(buildExample(schema)), bodies)).toEqual([])
    },
  )
})

/** Texts for a path or query, as the head of a request has at most 16 kB. */
const headTexts = [' ', '. ', '\u0316\u0301'].map((piece) => repeated(piece, 2_500))

describe('a call with a text in its address', () => {
  const addressed = described.filter(({ call, query = [] }) => call.includes('{') || query.length > 0)

  it.each(addressed)(
    'A call with a text in its address costs in proportion to a short one: $call',
    async ({ call, query = [] }) => {
      const requestWith = (text: string): Sent => {
        const path = call.replaceAll(/\{\w+\}/g, encodeURIComponent(text))
        const search = query.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')
        return { call: search === '' ? path : `${path}?${search}`, isForm: false, body: undefined }
      }
      const others = headTexts.map((text) => [JSON.stringify(text.slice(1, 3)), requestWith(text)] as const)
      expect(await findSlowRequests(requestWith('ab'), others)).toEqual([])
    },
  )
})
