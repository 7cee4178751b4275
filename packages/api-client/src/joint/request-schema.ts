import * as v from 'valibot'
import { formText } from '../depositor/request-schema.ts'

/** POST /entity/details. The wire's only field in camelCase. */
export const entityBody = v.object({ excludeDepositorIds: v.nullish(v.array(v.string()), () => []) })

/** POST /depositor/register-secondary. */
export const registerHolderBody = v.object({ email: v.string(), entity_id: v.string() })
export type RegisterHolderBody = v.InferInput<typeof registerHolderBody>

/** PATCH /depositor/update-secondary-email. */
export const holderEmailBody = v.object({ email: v.string() })

/** PATCH /depositor/update-secondary, step contact. */
export const holderContactBody = v.object({ phone: formText })

/** POST /verify-identity, by the invited person. */
export const identityBody = v.object({
  uuid: v.string(),
  hash: v.string(),
  ssn_last_four: v.pipe(v.string(), v.maxLength(40), v.trim()),
  date_of_birth: v.pipe(v.string(), v.maxLength(40), v.trim()),
})
export type IdentityBody = v.InferInput<typeof identityBody>

const password = v.pipe(v.string(), v.maxLength(4_096))

/** PATCH /depositor, step password, of an invited person after the identity check. */
export const holderPasswordBody = v.object({
  email: v.string(),
  token: v.string(),
  password,
  password_confirmation: password,
})
export type HolderPasswordBody = v.InferInput<typeof holderPasswordBody>
