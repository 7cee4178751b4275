import { defineResult } from '@coffer/session/result'
import { object, string } from 'valibot'

export const jointPasswordSet = defineResult('joint-password-set', object({ email: string() }))
