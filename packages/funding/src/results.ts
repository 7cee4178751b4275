import { defineResult } from '@coffer/session/result'
import { literal, object } from 'valibot'

export const esignConsented = defineResult('esign-consented', object({ isGiven: literal(true) }))
