import type { Context } from 'hono'
import type * as v from 'valibot'
import type { Operations } from './operation.ts'
import type { Reply } from './reply.ts'

type Prefixed<Name> = Name extends `${infer Method} /api/v1${infer Path}` ? `${Method} ${Path}` : never

/** A declared call, such as `GET /accounts/{uuid}/plans`. */
export type CallName<Declared extends Operations> = Prefixed<keyof Declared>

export type DeclaredOperation<
  Declared extends Operations,
  Name extends CallName<Declared>,
> = Name extends `${infer Method} ${infer Path}`
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

/** `data` of the response of an operation, as its schema describes it. */
export type ResponseData<Declared> = Declared extends { readonly isUnchecked: true }
  ? unknown
  : Declared extends { readonly data: infer Schema extends v.GenericSchema }
    ? Complete<v.InferInput<Schema>>
    : null

/** `data` of a response that says that the request still runs. */
export type PendingData<Declared> = Declared extends {
  readonly pending: infer Schema extends v.GenericSchema
}
  ? Complete<v.InferInput<Schema>>
  : never

type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

type BodyReader<Declared> = Declared extends
  | { readonly body: infer Schema extends v.GenericSchema }
  | { readonly form: infer Schema extends v.GenericSchema }
  ? () => Promise<v.InferOutput<Schema>>
  : never

/** A call as its handler receives it, with what its operation declares of the request. */
export interface Received<Name extends string, Declared, Call extends Context> {
  readonly c: Call
  readonly params: Readonly<Record<ParameterNames<Name>, string>>
  /**
   * Parses the body by the schema of the operation; refuses with 415, or with 422 by field. A function, because some
   * calls refuse a caller before they look at the body.
   */
  readonly readBody: BodyReader<Declared>
}

type Data<Declared> = ResponseData<Declared> extends null ? void | null : ResponseData<Declared>

/** A response without the envelope, only for an operation that declares one. */
type Plain<Declared> = Declared extends { readonly mediaType: string } | { readonly status: 302 }
  ? Response
  : never

/** What a handler returns: the `data` of the envelope, which is built from it and from the declared status. */
export type Answer<Declared> =
  | Data<Declared>
  | Reply<ResponseData<Declared>, 'done' | 'existing'>
  | Reply<PendingData<Declared>, 'pending'>
  | Plain<Declared>

export type Handler<Name extends string, Declared, Call extends Context> = (
  received: Received<Name, Declared, Call>,
) => Answer<Declared> | Promise<Answer<Declared>>

type HandlerOf<Declared extends Operations, Name extends CallName<Declared>, Call extends Context> = Handler<
  Name,
  DeclaredOperation<Declared, Name>,
  Call
>

/** A handler for every declared call. */
export type EveryHandler<Declared extends Operations, Call extends Context> = {
  readonly [Name in CallName<Declared>]: HandlerOf<Declared, Name, Call>
}

type OptionalName<Declared extends Operations> = {
  [Name in CallName<Declared>]: DeclaredOperation<Declared, Name> extends { readonly capability: string }
    ? Name
    : never
}[CallName<Declared>]

/** A handler for every call that the wire requires. Calls of a capability that the provider lacks may be missing. */
export type RequiredHandlers<Declared extends Operations, Call extends Context> = Omit<
  EveryHandler<Declared, Call>,
  OptionalName<Declared>
> &
  Partial<EveryHandler<Declared, Call>>
