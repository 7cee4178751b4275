import type * as v from 'valibot'
import type { Tx } from '../database/in-tenant.ts'
import type { CallName, DeclaredOperation, PendingData, ResponseData } from '../openapi/answers.ts'
import type { Call, Caller } from './call.ts'
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
