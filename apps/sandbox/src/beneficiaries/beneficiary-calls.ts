import {
  allocationsBody,
  beneficiaryBody,
  identifierBody,
  reallocationBody,
} from '@coffer/api-client/beneficiaries/request-schema'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { authenticated, bodyOf, type Call, type Caller } from '../http/call.ts'
import { created, ok } from '../http/envelope.ts'
import { forbidden } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { depositorOf, hasReached } from '../onboarding/progress.ts'
import { add, beneficiariesOf, beneficiaryToWire, edit, reallocate, remove } from './beneficiaries.ts'
import { readDetails } from './beneficiary-fields.ts'
import { notYetOpen, onlyPrimary, viewOnly } from './beneficiary-messages.ts'

/** Both holders of an account see its beneficiaries; the primary one changes them. Every change returns the whole list. */
export const beneficiaryCalls: Area = (api, { db }) => {
  const listed = async (tx: Tx, { accountDepositorId }: Caller) =>
    (await beneficiariesOf(tx, accountDepositorId)).map(beneficiaryToWire)

  const change = (c: Call, work: (tx: Tx, depositorId: string) => Promise<unknown>) => {
    const caller = authenticated(c)
    if (!caller.isPrimary) throw forbidden(onlyPrimary)
    return inTenant(db, c.var.tenant, async (tx) => {
      // Locks the depositor: of two concurrent changes the second sees the result of the first.
      const depositor = await depositorOf(tx, caller.depositorId)
      if (depositor.registrationStatus === 'VIEW_ONLY') throw forbidden(viewOnly)
      if (!hasReached(depositor, 'funded')) throw forbidden(notYetOpen)
      await work(tx, caller.depositorId)
      return listed(tx, caller)
    })
  }

  api.get('/depositor/beneficiaries', async (c) =>
    ok(c, await inTenant(db, c.var.tenant, (tx) => listed(tx, authenticated(c)))),
  )

  api.post('/depositor/beneficiaries', async (c) => {
    const sent = await bodyOf(c, beneficiaryBody)
    return created(
      c,
      await change(c, (tx, depositorId) =>
        add(tx, depositorId, readDetails(sent, today(tx)), sent.allocations),
      ),
    )
  })

  api.patch('/depositor/beneficiaries/update-allocations', async (c) => {
    const { allocations } = await bodyOf(c, allocationsBody)
    return ok(c, await change(c, (tx, depositorId) => reallocate(tx, depositorId, allocations)))
  })

  api.patch('/depositor/beneficiaries/:uuid', async (c) => {
    const sent = await bodyOf(c, beneficiaryBody)
    const id = c.req.param('uuid')
    return ok(
      c,
      await change(c, (tx, depositorId) =>
        edit(tx, depositorId, { id, details: readDetails(sent, today(tx)), shares: sent.allocations }),
      ),
    )
  })

  api.delete('/depositor/beneficiary', async (c) => {
    const { identifier } = await bodyOf(c, identifierBody)
    await change(c, (tx, depositorId) => remove(tx, depositorId, identifier, null))
    return ok(c)
  })

  api.post('/depositor/beneficiaries/delete-and-reallocate', async (c) => {
    const { identifier, allocations } = await bodyOf(c, reallocationBody)
    return ok(c, await change(c, (tx, depositorId) => remove(tx, depositorId, identifier, allocations)))
  })
}

const today = (tx: Tx): string => now(tx).toISOString().slice(0, 10)
