import { localize } from '../identity/contact.ts'
import { declaredCalls } from '../openapi/declared-calls.ts'
import type { Operation, Operations } from '../openapi/operation.ts'
import { isAuthenticating, markAuthenticating } from './as-caller.ts'
import { isForm, parseBody, parseForm, type Api, type Call } from './call.ts'
import { respond } from './envelope.ts'
import type { Handlers } from './handler.ts'
import { readerLanguage } from './reader-language.ts'
import { notFound } from './refusal.ts'
import { Reply } from './reply.ts'
import { announces } from './capabilities.ts'

interface AnyCall {
  readonly c: Call
  readonly params: Readonly<Record<string, string>>
  readonly readBody: () => Promise<unknown>
}

/** A handler of any call. Parameters of methods are compared loosely, so that every handler is assignable to it. */
type AnyHandler = { handle(call: AnyCall): unknown }['handle']

const prefix = '/api/v1'

/** Serves declared calls by their handlers. Their order in the source does not matter. */
export function serveCalls(api: Api, handlers: Handlers): void {
  const byName: Readonly<Record<string, AnyHandler | undefined>> = handlers
  for (const { method, path, operation } of inMatchingOrder(declaredCalls)) {
    const handler = byName[`${method} ${path}`]
    if (handler === undefined) throw new Error(`${method} ${path} has no handler.`)
    const route = (c: Call) => answerCall(c, operation, handler)
    if (isAuthenticating(handler)) markAuthenticating(route)
    api.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), route)
  }
}

/**
 * Declared calls with a fixed path before those whose parameter would match it too: the code of `{` is greater than
 * that of every letter, so that `/goals/order` comes before `/goals/{goal}`.
 */
export const inMatchingOrder = (operations: Operations) =>
  Object.entries(operations)
    .flatMap(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ', 2)
      return path.startsWith(`${prefix}/`) ? [{ method, path: path.slice(prefix.length), operation }] : []
    })
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))

async function answerCall(c: Call, operation: Operation, handler: AnyHandler): Promise<Response> {
  const { capability, status = 200 } = operation
  if (capability !== undefined && !(await announces(c, capability))) throw notFound()
  const answer = await handler({ c, params: c.req.param(), readBody: () => parse(c, operation) })
  if (answer instanceof Response) return answer
  const reply = isReply(answer) ? answer : new Reply(answer, '', 'done')
  const code = { done: status, existing: 200, pending: 202 }[reply.status]
  return respond(c, code, {
    data: reply.data,
    message: localize(reply.message, readerLanguage(c)),
    ...(code === 202 && { completedAt: null }),
  })
}

const isReply = (answer: unknown): answer is Reply<unknown> => answer instanceof Reply

function parse(c: Call, { body, form }: Operation): Promise<unknown> {
  if (form !== undefined && (body === undefined || isForm(c))) return parseForm(c, form)
  if (body === undefined) throw new Error('The operation declares no body.')
  return parseBody(c, body)
}
