import type * as kit from '@coffer/provider-kit/handler'
import type { Tx } from '../database/in-tenant.ts'
import type { CallName, DeclaredCalls, DeclaredOperation } from '../openapi/answers.ts'
import type { Call, Caller } from './call.ts'

/** A call as its handler receives it, with what its operation declares of the request. */
export type Received<Name extends CallName> = kit.Received<Name, DeclaredOperation<Name>, Call>

/** A call in the transaction that authenticated its caller. */
export interface CallersTransaction {
  readonly c: Call
  readonly tx: Tx
  readonly caller: Caller
}

export type ReceivedFromCaller<Name extends CallName> = Received<Name> & CallersTransaction

/** What a handler returns: the `data` of the envelope, which is built from it and from the declared status. */
export type Answer<Name extends CallName> = kit.Answer<DeclaredOperation<Name>>

export type Handler<Name extends CallName> = kit.Handler<Name, DeclaredOperation<Name>, Call>

/** A handler for every declared call of the application. */
export type Handlers = kit.EveryHandler<DeclaredCalls, Call>

/** The calls of one area: `{ 'GET /faqs': …, } satisfies SomeHandlers`. */
export type SomeHandlers = Partial<Handlers>
