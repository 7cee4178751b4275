import { defineResult } from '@coffer/session/result'
import { object, string } from 'valibot'

export const registered = defineResult('registered', object({ email: string(), maskedEmail: string() }))
