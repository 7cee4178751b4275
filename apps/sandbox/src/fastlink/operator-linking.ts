import * as v from 'valibot'
import { bodyOf } from '../http/call.ts'
import { missing, unprocessable } from '../http/refusal.ts'
import type { OperatorArea } from '../http/routes.ts'
import { bankNamed } from './banks.ts'
import { complete } from './linking-steps.ts'

const completion = v.object({
  access_token: v.string(),
  institution: v.union([v.string(), v.number()]),
  outcome: v.picklist(['success', 'failed']),
})

/** Goes through the linking page for a person, and answers what the browser would have been handed. */
export const operatorLinking: OperatorArea = (operator, { db }) => {
  operator.post('/fastlink/complete', async (c) => {
    const { access_token, institution, outcome } = await bodyOf(c, completion)
    const bank = bankNamed(institution)
    if (bank === undefined) throw unprocessable('The linking service knows no such institution.')
    const step = complete(outcome, bank)
    const answer = await step({ db, tenant: c.var.tenant, accessToken: access_token, body: {} })
    if (answer === null || !('finished' in answer)) throw missing()
    const { finished } = answer
    return c.json({
      provider_account_id: finished.providerAccountId,
      provider_id: finished.providerId,
      request_id: finished.requestId,
      sites: [{ ...finished, providerName: bank.name }],
    })
  })
}
