import type * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import { isReadOnlyViolation } from '../database/transient-failure.ts'
import { inCallersTransaction } from '../identity/sessions.ts'
import type { CallName, DeclaredOperation, PendingData, ResponseData } from '../openapi/answers.ts'
import { admit } from './admit.ts'
import { markAuthenticating } from './as-caller.ts'
import { isSafe, type Call, type Caller } from './call.ts'
import type { Reply } from './reply.ts'

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type BodyReader<Operation> = Operation extends
  | { readonly body: infer Schema extends v.GenericSchema }
  | { readonly form: infer Schema extends v.GenericSchema }
  ? () => Promise<v.InferOutput<Schema>>
  : never

/** A call as its handler receives it, with what its operation declares of the request. */
export interface Received<Name extends CallName> {
  readonly c: Call
  readonly params: Readonly<Record<ParameterNames<Name>, string>>
  /**
   * Parses the body by the schema of the operation; refuses with 415, or with 422 by field. A function, because some
   * calls refuse a caller before they look at the body.
   */
  readonly readBody: BodyReader<DeclaredOperation<Name>>
}

/** A call in the transaction that authenticated its caller. */
export interface CallersTransaction {
  readonly c: Call
  readonly tx: Tx
  readonly caller: Caller
}

export type ReceivedFromCaller<Name extends CallName> = Received<Name> & CallersTransaction

type Data<Name extends CallName> = ResponseData<Name> extends null ? void | null : ResponseData<Name>

/** A response without the envelope, only for an operation that declares one. */
type Plain<Operation> = Operation extends { readonly mediaType: string } | { readonly status: 302 }
  ? Response
  : never

/** What a handler returns: the `data` of the envelope, which is built from it and from the declared status. */
export type Answer<Name extends CallName> =
  | Data<Name>
  | Reply<ResponseData<Name>, 'done' | 'existing'>
  | Reply<PendingData<Name>, 'pending'>
  | Plain<DeclaredOperation<Name>>

export type Handler<Name extends CallName> = (
  received: Received<Name>,
) => Answer<Name> | Promise<Answer<Name>>

/** A handler for every declared call of the application. */
export type Handlers = { readonly [Name in CallName]: Handler<Name> }

/** The calls of one area: `{ 'GET /faqs': …, } satisfies SomeHandlers`. */
export type SomeHandlers = Partial<Handlers>

/**
 * A handler that runs in one transaction with the authentication of its caller, whose log-in must be complete. A
 * refusal that it throws rolls the transaction back. A GET is a read-only transaction, and runs again if it turns out
 * to change data; one that always does is declared as a change.
 */
export function asCaller<Name extends CallName>(
  work: (received: ReceivedFromCaller<Name>) => Promise<Answer<Name>>,
  declared?: 'change',
): Handler<Name> {
  const handler: Handler<Name> = async (received) => {
    const { c } = received
    const run = (mode: 'change' | 'read') =>
      inCallersTransaction(c, mode, (tx, found) => {
        c.set('caller', found)
        return work({ ...received, tx, caller: admit(c, found) })
      })
    if (isSafe(c) && declared === undefined)
      return run('read').catch((error: unknown) => {
        if (isReadOnlyViolation(error)) return run('change')
        throw error
      })
    // A slow body must not keep a transaction open.
    await c.req.text()
    return run('change')
  }
  markAuthenticating(handler)
  return handler
}
