import { isForm } from '@coffer/provider-kit/body'
import { parseJson } from '@coffer/provider-kit/json-body'
import * as v from 'valibot'
import type { Call } from '../http/call.ts'

const signUpBody = v.looseObject({ step: v.literal('password'), token: v.string() })

/** PATCH /depositor by an invited holder, for whom the identity check's token replaces a session. */
export async function isSignUp(c: Call): Promise<boolean> {
  if (c.req.method !== 'PATCH' || c.req.path !== '/api/v1/depositor') return false
  // A multipart body is not read here, because decoding it as text would corrupt its files.
  if (isForm(c)) return false
  return v.is(signUpBody, await parseJson(c))
}
