import type { Context, Env, Hono } from 'hono'
import { isForm, parseBody, parseForm } from './body.ts'
import { servicesOf } from './call.ts'
import { respond } from './envelope.ts'
import type { Operation, Operations } from './operation.ts'
import { isAuthenticating, markAuthenticating } from './own-authentication.ts'
import { localize, notFound } from './refusal.ts'
import { Reply } from './reply.ts'

interface AnyCall<Call extends Context> {
  readonly c: Call
  readonly params: Readonly<Record<string, string>>
  readonly readBody: () => Promise<unknown>
}

/** A handler of any call. Parameters of methods are compared loosely, so that every handler is assignable to it. */
type AnyHandler<Call extends Context> = { handle(call: AnyCall<Call>): unknown }['handle']

const prefix = '/api/v1'

/**
 * Serves declared calls by their handlers, by name such as `GET /accounts`. Their order in the source does not matter.
 * A call of a capability that has no handler does not exist (404). Throws if any other call has none.
 */
export function serveCalls<Variables extends Env>(
  api: Hono<Variables>,
  operations: Operations,
  handlers: Readonly<Record<string, AnyHandler<Context<Variables>> | undefined>>,
): void {
  for (const { method, path, operation } of inMatchingOrder(operations)) {
    const handler = handlers[`${method} ${path}`]
    if (handler === undefined && operation.capability === undefined)
      throw new Error(`${method} ${path} has no handler.`)
    if (handler === undefined) continue
    const route = (c: Context<Variables>) => answerCall(c, operation, handler)
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

async function answerCall<Call extends Context>(
  c: Call,
  operation: Operation,
  handler: AnyHandler<Call>,
): Promise<Response> {
  const { capability, status = 200 } = operation
  const { announces, language } = servicesOf(c)
  if (capability !== undefined && !(await announces(capability))) throw notFound()
  const answer = await handler({ c, params: c.req.param(), readBody: () => parse(c, operation) })
  if (answer instanceof Response) return answer
  const reply = isReply(answer) ? answer : new Reply(answer, '', 'done')
  const code = { done: status, existing: 200, pending: 202 }[reply.status]
  return respond(c, code, {
    data: reply.data,
    message: localize(reply.message, language()),
    ...(code === 202 && { completedAt: null }),
  })
}

const isReply = (answer: unknown): answer is Reply<unknown> => answer instanceof Reply

function parse(c: Context, { body, form }: Operation): Promise<unknown> {
  if (form !== undefined && (body === undefined || isForm(c))) return parseForm(c, form)
  if (body === undefined) throw new Error('The operation declares no body.')
  return parseBody(c, body)
}
