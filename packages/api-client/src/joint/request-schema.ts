import * as v from 'valibot'
import { lineText, list, passwordText, shortText, text } from '../request/text.ts'
import { formText } from '../depositor/request-schema.ts'

/** POST /entity/details. The wire's only field in camelCase. */
export const entityBody = v.object({ excludeDepositorIds: v.nullish(list(shortText), () => []) })

/** POST /depositor/register-secondary. */
export const registerHolderBody = v.object({ email: lineText, entity_id: shortText })
export type RegisterHolderBody = v.InferInput<typeof registerHolderBody>

/** PATCH /depositor/update-secondary-email. */
export const holderEmailBody = v.object({ email: lineText })

/** PATCH /depositor/update-secondary, step contact. */
export const holderContactBody = v.object({ phone: formText })

/** POST /verify-identity, by the invited holder. */
export const identityBody = v.object({
  uuid: shortText,
  hash: shortText,
  ssn_last_four: v.pipe(text(40), v.trim()),
  date_of_birth: v.pipe(text(40), v.trim()),
})
export type IdentityBody = v.InferInput<typeof identityBody>

/** PATCH /depositor, step password, of an invited holder after the identity check. */
export const holderPasswordBody = v.object({
  email: lineText,
  token: shortText,
  password: passwordText,
  password_confirmation: passwordText,
})
export type HolderPasswordBody = v.InferInput<typeof holderPasswordBody>
