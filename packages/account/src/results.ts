import { defineResult } from '@coffer/session/result'
import { literal, nullable, object, picklist, string, variant } from 'valibot'

const contact = picklist(['email', 'phone'])

export const userChanged = defineResult(
  'user-changed',
  variant('of', [object({ of: contact, value: string() }), object({ of: literal('password') })]),
)
export const userUnchanged = defineResult(
  'user-unchanged',
  object({ of: contact, message: nullable(string()) }),
)
