import { defineResult } from '@coffer/session/result'
import { object, string } from 'valibot'

export const nonProfitChosen = defineResult('non-profit-chosen', object({ ein: string(), name: string() }))
