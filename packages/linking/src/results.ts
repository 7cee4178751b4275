import { defineResult } from '@coffer/session/result'
import { number, object, pipe, safeInteger, string } from 'valibot'

export const linkingFailed = defineResult('linking-failed', object({ reason: string() }))
/** The additional bank that was linked and can be used. */
export const bankLinked = defineResult('bank-linked', object({ linkedAccountId: string() }))
/** Empty if the provider gives no date of arrival. */
const expectation = object({ expectedBy: string() })
export const microdepositsSent = defineResult('microdeposits-sent', expectation)
export const microdepositsReissued = defineResult('microdeposits-reissued', expectation)
export const microdepositsIncorrect = defineResult(
  'microdeposits-incorrect',
  object({ attemptsLeft: pipe(number(), safeInteger()) }),
)
