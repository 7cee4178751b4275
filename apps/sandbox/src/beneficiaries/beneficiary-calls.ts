import { forbidden } from '@coffer/provider-kit/refusal'
import { now, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Call, Caller } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { lockDepositor, hasReached } from '../onboarding/progress.ts'
import { add, findBeneficiaries, beneficiaryToWire, edit, reallocate, remove } from './beneficiaries.ts'
import { readDetails } from './beneficiary-fields.ts'
import { notYetOpen, onlyPrimary, viewOnly } from './beneficiary-messages.ts'

/**
 * Both holders of an account see its beneficiaries; only the primary one changes them. Every change returns the whole
 * list.
 */
export const beneficiaryCalls = {
  'GET /depositor/beneficiaries': asCaller(async ({ tx, caller }) => listed(tx, caller)),

  'POST /depositor/beneficiaries': asCaller(async ({ c, tx, caller, readBody }) => {
    const sent = await readBody()
    const addTo = (depositorId: string) =>
      add(tx, depositorId, readDetails(sent, today(tx)), sent.allocations)
    return change(c, tx, caller, addTo)
  }),

  'PATCH /depositor/beneficiaries/update-allocations': asCaller(async ({ c, tx, caller, readBody }) => {
    const { allocations } = await readBody()
    return change(c, tx, caller, (depositorId) => reallocate(tx, depositorId, allocations))
  }),

  'PATCH /depositor/beneficiaries/{uuid}': asCaller(async ({ c, tx, caller, params, readBody }) => {
    const sent = await readBody()
    const editDetails = (depositorId: string) =>
      edit(tx, depositorId, {
        id: params.uuid,
        details: readDetails(sent, today(tx)),
        shares: sent.allocations,
      })
    return change(c, tx, caller, editDetails)
  }),

  'DELETE /depositor/beneficiary': asCaller(async ({ c, tx, caller, readBody }) => {
    const { identifier } = await readBody()
    await change(c, tx, caller, (depositorId) => remove(tx, depositorId, identifier, null))
  }),

  'POST /depositor/beneficiaries/delete-and-reallocate': asCaller(async ({ c, tx, caller, readBody }) => {
    const { identifier, allocations } = await readBody()
    const removeFrom = (depositorId: string) => remove(tx, depositorId, identifier, allocations)
    return change(c, tx, caller, removeFrom)
  }),
} satisfies SomeHandlers

async function listed(tx: Tx, { accountDepositorId }: Caller) {
  return (await findBeneficiaries(tx, accountDepositorId)).map(beneficiaryToWire)
}

async function change(c: Call, tx: Tx, caller: Caller, work: (depositorId: string) => Promise<unknown>) {
  if (!caller.isPrimary) throw forbidden(onlyPrimary)
  // Locks the depositor, so that the second of two concurrent changes sees the result of the first.
  const depositor = await lockDepositor(tx, caller.depositorId)
  if (depositor.registrationStatus === 'VIEW_ONLY') throw forbidden(viewOnly)
  if (!hasReached(depositor, 'funded')) throw forbidden(notYetOpen)
  await work(caller.depositorId)
  await notifyOfAction(tx, c, { kind: 'beneficiaries-changed' })
  return listed(tx, caller)
}

const today = (tx: Tx): string => now(tx).toISOString().slice(0, 10)
