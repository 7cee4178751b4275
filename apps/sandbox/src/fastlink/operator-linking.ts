import * as v from 'valibot'
import { inTenant } from '../database/in-tenant.ts'
import { bodyOf } from '../http/call.ts'
import { notFound, unprocessable } from '../http/refusal.ts'
import type { OperatorArea } from '../http/routes.ts'
import { isAllowedInstitution, linkingRulesOf, onlyOneInstitution } from '../linking/linking-mode.ts'
import { bankNamed } from './banks.ts'
import { complete } from './linking-steps.ts'
import { namedTenant } from '../operator/for-each-tenant.ts'

const completion = v.object({
  access_token: v.string(),
  institution: v.union([v.string(), v.number()]),
  outcome: v.picklist(['success', 'failed']),
  account_type: v.optional(v.picklist(['checking', 'savings'])),
})

/** Completes the linking page for a depositor, and returns what the browser would have received. */
export const operatorLinking: OperatorArea = (operator, { db }) => {
  operator.post('/fastlink/complete', async (c) => {
    const { access_token, institution, outcome, account_type } = await bodyOf(c, completion)
    const bank = bankNamed(institution)
    if (bank === undefined) throw unprocessable('The linking service knows no such institution.')
    const tenant = namedTenant(c)
    const rules = await inTenant(db, tenant, linkingRulesOf)
    if (!isAllowedInstitution(rules, bank.name)) throw unprocessable(onlyOneInstitution(rules))
    const step = complete(outcome, bank, account_type)
    const answer = await step({ db, tenant, accessToken: access_token, body: {} })
    if (answer === null || !('finished' in answer)) throw notFound()
    const { finished } = answer
    return c.json({
      provider_account_id: finished.providerAccountId,
      provider_id: finished.providerId,
      request_id: finished.requestId,
      sites: [{ ...finished, providerName: bank.name }],
    })
  })
}
