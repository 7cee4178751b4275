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
import { exampleOf, textsOf, type RequestText } from './request-texts.ts'
import { openSandboxForFile } from './sandbox.ts'
import { addCustomer } from './users.ts'

const sandbox = await openSandboxForFile({
  callsPerMinute: 1_000_000,
  requests: { ...defaultRequestLimits, uploadsPerHour: 1_000_000 },
})

/** What expressions and normalization take longest for: a piece again and again, and an end that does not fit. */
const repeated = (piece: string, length: number): string =>
  `a${piece.repeat(Math.ceil(length / piece.length))}`.slice(0, length - 1) + 'a'
const pieces = [' ', '. ', '0', '(', '<', '\u0316\u0301', '\uFDFA', 'é']

/** Nearly all that a body of JSON may have. */
const largest = defaultRequestLimits.bodyBytes - 4_096

/** Time of the processor that answering takes, in microseconds; the least of some tries, as others use the machine. */
async function costOf(sendOne: () => Promise<Response>, tries: number): Promise<number> {
  const costs: number[] = []
  for (let time = 0; time < tries; time += 1) {
    const before = process.cpuUsage()
    await (await sendOne()).arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    costs.push(user + system)
  }
  return Math.min(...costs)
}

/** How many times as long as a short text any other may take. A quadratic expression takes a thousand times as long. */
const mostTimes = 30

let customer: HttpClient
beforeAll(async () => {
  customer = (await addCustomer(sandbox)).visitor
})

interface Sent {
  readonly call: string
  readonly body: unknown
  readonly isForm: boolean
}

function formOf(body: unknown): FormData {
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
    ...(body !== undefined && { body: isForm ? formOf(body) : JSON.stringify(body) }),
  })
}

/** What takes more than some times as long as an example. */
async function slowOnes(example: Sent, others: readonly (readonly [name: string, sent: Sent])[]) {
  await costOf(() => send(example), 1)
  const usual = await costOf(() => send(example), 3)
  const slow: string[] = []
  for (const [name, sent] of others) {
    const cost = await costOf(() => send(sent), 1)
    // A pause of the process is no reason to fail: it does not come twice at the same text.
    if (cost > usual * mostTimes && (await costOf(() => send(sent), 2)) > usual * mostTimes)
      slow.push(`${name}: ${cost} instead of ${usual}`)
  }
  return slow
}

/** A body with all its texts at once; of a nested field the last text. */
function allOf(texts: readonly RequestText[], valueOf: (text: RequestText) => string): unknown {
  const fields = texts.flatMap((text) => {
    const [field = ''] = text.name.split(/[.[ ]/, 1)
    return Object.entries(text.bodyWith(valueOf(text)) ?? {}).filter(([name]) => name.startsWith(field))
  })
  return Object.fromEntries(fields)
}

/** The worst bodies of a schema: all texts at their longest at once, each alone, and each beyond its length. */
function worstBodies(schema: unknown): readonly (readonly [name: string, body: unknown])[] {
  const texts = textsOf(schema)
  const longest = (text: RequestText): number => Math.min(text.longest ?? largest, largest / 8)
  return [
    ...pieces.map(
      (piece) =>
        [`all of ${JSON.stringify(piece)}`, allOf(texts, (text) => repeated(piece, longest(text)))] as const,
    ),
    ...texts.flatMap((text) => [
      [`${text.name} of spaces`, text.bodyWith(repeated(' ', longest(text)))] as const,
      [`${text.name} of marks`, text.bodyWith(repeated('\u0316\u0301', longest(text)))] as const,
      [`${text.name} beyond its length`, text.bodyWith(repeated(' ', largest))] as const,
    ]),
  ]
}

/** The steps of the calls that the document describes by the step alone. */
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
].filter(({ schema }) => textsOf(schema).length > 0)

describe('a call with a text in its body', () => {
  it('is one of many, which are all tried', () => {
    expect(requests.length).toBeGreaterThan(60)
  })

  it.each(requests)(
    'costs in proportion to a short text, whatever the texts are: $call $more.step',
    async ({ call, isForm, schema, more }) => {
      const sent = (body: unknown): Sent => ({
        call: call.replaceAll(/\{(\w+)\}/g, '$1'),
        isForm,
        body: { ...Object.fromEntries(Object.entries(body ?? {})), ...more },
      })
      const bodies = worstBodies(schema).map(([name, body]) => [name, sent(body)] as const)
      expect(await slowOnes(sent(exampleOf(schema)), bodies)).toEqual([])
    },
  )
})

/** An address and a header are part of the head, which has at most 16 kB. */
const inHead = [' ', '. ', '\u0316\u0301'].map((piece) => repeated(piece, 2_500))

describe('a call with a text in its address', () => {
  const addressed = described.filter(({ call, query = [] }) => call.includes('{') || query.length > 0)

  it.each(addressed)('costs in proportion to a short one: $call', async ({ call, query = [] }) => {
    const at = (text: string): Sent => {
      const path = call.replaceAll(/\{\w+\}/g, encodeURIComponent(text))
      const asked = query.map((name) => `${name}=${encodeURIComponent(text)}`).join('&')
      return { call: asked === '' ? path : `${path}?${asked}`, isForm: false, body: undefined }
    }
    const others = inHead.map((text) => [JSON.stringify(text.slice(1, 3)), at(text)] as const)
    expect(await slowOnes(at('ab'), others)).toEqual([])
  })
})
