import { inTenant } from '../database/in-tenant.ts'
import { authenticated } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import type { Area } from '../http/routes.ts'
import { linkedAccountToWire, linkedAccountsOf } from './linked-account.ts'
import { linkingRulesOf } from './linking-mode.ts'

export const linkedAccountCalls: Area = (api, { db }) => {
  api.get('/linked-accounts', async (c) => {
    const { accountDepositorId: depositorId } = authenticated(c)
    const data = await inTenant(db, c.var.tenant, async (tx) => {
      const rules = await linkingRulesOf(tx)
      return {
        linking_mode: rules.mode,
        same_fi_institution: rules.sameFiInstitution,
        accounts: (await linkedAccountsOf(tx, depositorId)).map(linkedAccountToWire),
      }
    })
    return ok(c, data)
  })
}
