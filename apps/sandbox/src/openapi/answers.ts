import type * as v from 'valibot'
import type { accountSecurityOperations } from './operations/account-security.ts'
import type { applicationOperations } from './operations/application.ts'
import type { logInOperations } from './operations/log-in.ts'
import type { moneyOperations } from './operations/money.ts'
import type { savingOperations } from './operations/saving.ts'
import type { linkingOperations, serviceOperations } from './operations/services.ts'

type Declared = (typeof logInOperations)['operations'] &
  (typeof applicationOperations)['operations'] &
  (typeof accountSecurityOperations)['operations'] &
  (typeof linkingOperations)['operations'] &
  (typeof moneyOperations)['operations'] &
  (typeof savingOperations)['operations'] &
  (typeof serviceOperations)['operations']

type Prefixed<Name> = Name extends `${infer Method} /api/v1${infer Path}` ? `${Method} ${Path}` : never

/** A call of the application, such as `GET /accounts/{uuid}/plans`. */
export type CallName = Prefixed<keyof Declared>

type OperationOf<Name extends CallName> = Name extends `${infer Method} ${infer Path}`
  ? `${Method} /api/v1${Path}` extends keyof Declared
    ? Declared[`${Method} /api/v1${Path}`]
    : never
  : never

/** Every field is named: one that may be absent is `undefined` in so many words, so that none is forgotten. */
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
export type DataOf<Name extends CallName> =
  OperationOf<Name> extends { readonly data: infer Schema extends v.GenericSchema }
    ? Complete<v.InferInput<Schema>>
    : null

/** What a change responds with: the overview after it, alone (200) or beside the id of what was added (201). */
export type OverviewOf<Name extends CallName> =
  DataOf<Name> extends { readonly overview: infer Overview } ? Overview : DataOf<Name>
