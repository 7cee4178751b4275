import type * as kit from '@coffer/provider-kit/handler'
import type { declaredCalls } from './declared-calls.ts'

export type DeclaredCalls = typeof declaredCalls

/** A call of the application, such as `GET /accounts/{uuid}/plans`. */
export type CallName = kit.CallName<DeclaredCalls>

export type DeclaredOperation<Name extends CallName> = kit.DeclaredOperation<DeclaredCalls, Name>

/** `data` of the response of a call, as its schema describes it. */
export type ResponseData<Name extends CallName> = kit.ResponseData<DeclaredOperation<Name>>

/** What a change responds with: the overview after it, alone (200) or beside the id of what was added (201). */
export type ResponseOverview<Name extends CallName> =
  ResponseData<Name> extends { readonly overview: infer Overview } ? Overview : ResponseData<Name>
