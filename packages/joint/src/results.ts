import { defineResult } from '@coffer/session/result'
import { nullable, object, picklist, string } from 'valibot'

/** Recipient and expiry of an invitation; null if the provider reports no expiry. */
const invitation = object({ email: string(), expiresAt: nullable(string()) })

export const jointInvited = defineResult('joint-invited', invitation)
export const jointEmailChanged = defineResult('joint-email-changed', invitation)
export const jointEmailUnchanged = defineResult(
  'joint-email-unchanged',
  object({ email: string(), reason: picklist(['refused', 'too-often']), message: nullable(string()) }),
)

export const jointPasswordSet = defineResult('joint-password-set', object({ email: string() }))
