import {
  allocationsBody,
  beneficiaryBody,
  identifierBody,
  reallocationBody,
} from '@coffer/api-client/beneficiaries/request-schema'
import { now, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { parseBody, type Call, type Caller } from '../http/call.ts'
import { created, ok } from '../http/envelope.ts'
import { forbidden } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { lockDepositor, hasReached } from '../onboarding/progress.ts'
import { add, findBeneficiaries, beneficiaryToWire, edit, reallocate, remove } from './beneficiaries.ts'
import { readDetails } from './beneficiary-fields.ts'
import { notYetOpen, onlyPrimary, viewOnly } from './beneficiary-messages.ts'

/**
 * Both holders of an account see its beneficiaries; only the primary one changes them. Every change returns the whole
 * list.
 */
export const beneficiaryCalls: Area = (api) => {
  const listed = async (tx: Tx, { accountDepositorId }: Caller) =>
    (await findBeneficiaries(tx, accountDepositorId)).map(beneficiaryToWire)

  const change = async (c: Call, tx: Tx, caller: Caller, work: (depositorId: string) => Promise<unknown>) => {
    if (!caller.isPrimary) throw forbidden(onlyPrimary)
    // Locks the depositor, so that the second of two concurrent changes sees the result of the first.
    const depositor = await lockDepositor(tx, caller.depositorId)
    if (depositor.registrationStatus === 'VIEW_ONLY') throw forbidden(viewOnly)
    if (!hasReached(depositor, 'funded')) throw forbidden(notYetOpen)
    await work(caller.depositorId)
    await notifyOfAction(tx, c, { kind: 'beneficiaries-changed' })
    return listed(tx, caller)
  }

  api.get(
    '/depositor/beneficiaries',
    asCaller(async (c, tx, caller) => ok<'GET /depositor/beneficiaries'>(c, await listed(tx, caller))),
  )

  api.post(
    '/depositor/beneficiaries',
    asCaller(async (c, tx, caller) => {
      const sent = await parseBody(c, beneficiaryBody)
      const addTo = (depositorId: string) =>
        add(tx, depositorId, readDetails(sent, today(tx)), sent.allocations)
      return created<'POST /depositor/beneficiaries'>(c, await change(c, tx, caller, addTo))
    }),
  )

  api.patch(
    '/depositor/beneficiaries/update-allocations',
    asCaller(async (c, tx, caller) => {
      const { allocations } = await parseBody(c, allocationsBody)
      return ok<'PATCH /depositor/beneficiaries/update-allocations'>(
        c,
        await change(c, tx, caller, (depositorId) => reallocate(tx, depositorId, allocations)),
      )
    }),
  )

  api.patch(
    '/depositor/beneficiaries/:uuid',
    asCaller(async (c, tx, caller) => {
      const sent = await parseBody(c, beneficiaryBody)
      const id = c.req.param('uuid') ?? ''
      const editDetails = (depositorId: string) =>
        edit(tx, depositorId, { id, details: readDetails(sent, today(tx)), shares: sent.allocations })
      return ok<'PATCH /depositor/beneficiaries/{uuid}'>(c, await change(c, tx, caller, editDetails))
    }),
  )

  api.delete(
    '/depositor/beneficiary',
    asCaller(async (c, tx, caller) => {
      const { identifier } = await parseBody(c, identifierBody)
      await change(c, tx, caller, (depositorId) => remove(tx, depositorId, identifier, null))
      return ok<'DELETE /depositor/beneficiary'>(c)
    }),
  )

  api.post(
    '/depositor/beneficiaries/delete-and-reallocate',
    asCaller(async (c, tx, caller) => {
      const { identifier, allocations } = await parseBody(c, reallocationBody)
      const removeFrom = (depositorId: string) => remove(tx, depositorId, identifier, allocations)
      return ok<'POST /depositor/beneficiaries/delete-and-reallocate'>(
        c,
        await change(c, tx, caller, removeFrom),
      )
    }),
  )
}

const today = (tx: Tx): string => now(tx).toISOString().slice(0, 10)
