import type * as v from 'valibot'
import type { declaredCalls } from './declared-calls.ts'

type Declared = typeof declaredCalls

type Prefixed<Name> = Name extends `${infer Method} /api/v1${infer Path}` ? `${Method} ${Path}` : never

/** A call of the application, such as `GET /accounts/{uuid}/plans`. */
export type CallName = Prefixed<keyof Declared>

export type DeclaredOperation<Name extends CallName> = Name extends `${infer Method} ${infer Path}`
  ? `${Method} /api/v1${Path}` extends keyof Declared
    ? Declared[`${Method} /api/v1${Path}`]
    : never
  : never

/** Every field has to be named, so that none is forgotten: a field that may be absent is set to `undefined`. */
export type Complete<Wire> = Wire extends readonly (infer Item)[]
  ? readonly Complete<Item>[]
  : Wire extends object
    ? {
        readonly [Field in keyof Wire]-?:
          | Complete<Wire[Field]>
          | (undefined extends Wire[Field] ? undefined : never)
      }
    : Wire

/** `data` of the response of a call, as its schema describes it. */
export type ResponseData<Name extends CallName> =
  DeclaredOperation<Name> extends { readonly isUnchecked: true }
    ? unknown
    : DeclaredOperation<Name> extends { readonly data: infer Schema extends v.GenericSchema }
      ? Complete<v.InferInput<Schema>>
      : null

/** `data` of a response that says that the request still runs. */
export type PendingData<Name extends CallName> =
  DeclaredOperation<Name> extends { readonly pending: infer Schema extends v.GenericSchema }
    ? Complete<v.InferInput<Schema>>
    : never

/** What a change responds with: the overview after it, alone (200) or beside the id of what was added (201). */
export type ResponseOverview<Name extends CallName> =
  ResponseData<Name> extends { readonly overview: infer Overview } ? Overview : ResponseData<Name>
