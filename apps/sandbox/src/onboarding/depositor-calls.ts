import { basicBody, certifyBody, employerBody, homeBody } from '@coffer/api-client/depositor/request-schema'
import { parseBody, parseForm } from '@coffer/provider-kit/body'
import { invalid } from '@coffer/provider-kit/refusal'
import { pending } from '@coffer/provider-kit/reply'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { authenticated, type Call, type Context } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { changePassword } from '../identity/change-password.ts'
import { isSignUp } from '../joint/is-sign-up.ts'
import { entityToWire } from '../joint/holder-wire.ts'
import { signUp } from '../joint/sign-up.ts'
import { documentFields, storeDocuments, readDocuments } from './additional-info.ts'
import { depositorToWire, progressToWire } from './depositor-wire.ts'
import { limitSsns } from './limit-ssns.ts'
import { choose } from './onboarding-messages.ts'
import { lockDepositor, findDepositor, type DepositorRow } from './progress.ts'
import { requireUnchanged, toRevision, revisionSeen } from './revision.ts'
import { confirm, saveBasic, saveStep } from './save-step.ts'
import { readAddress, readEmployer } from './steps.ts'

export const depositorCalls = ({ db }: Context) =>
  ({
    'GET /depositor': asCaller(async ({ tx, caller: { depositorId } }) =>
      depositorToWire(await findDepositor(tx, depositorId)),
    ),

    'GET /depositor/progress': asCaller(async ({ tx, caller: { depositorId } }) => {
      const row = await findDepositor(tx, depositorId)
      const { primary_depositor, secondary_depositors } = await entityToWire(tx, row.entityId)
      return progressToWire(row, { primary_depositor, secondary_depositors })
    }),

    'PATCH /depositor': async ({ c, readBody }) => {
      if (await isSignUp(c)) return depositorToWire(await signUp(c))
      const { depositorId } = authenticated(c)
      const { step } = await readBody()
      if (step === 'password') {
        await changePassword(c)
        return depositorToWire(await inTenant(db, c.var.tenant, (tx) => findDepositor(tx, depositorId)))
      }
      const save = await stepSaver(c, step)
      const { saved, requestId } = await inTenant(db, c.var.tenant, async (tx) => {
        const row = await lockDepositor(tx, depositorId)
        requireUnchanged(row, revisionSeen(c))
        const begun = await save(tx, row)
        return { saved: await lockDepositor(tx, depositorId), requestId: begun ?? null }
      })
      return requestId === null
        ? depositorToWire(saved)
        : pending({ revision: toRevision(saved), request_id: requestId })
    },
  }) satisfies SomeHandlers

/** Saves a step; returns its asynchronous request, if there is one. */
type Save = (tx: Tx, row: DepositorRow) => Promise<string | void>

/** Reads the body of a step; returns the function that saves it. */
async function stepSaver(c: Call, step: string): Promise<Save> {
  const { uploads } = c.var.context.settings
  switch (step) {
    case 'basic': {
      const sent = await parseBody(c, basicBody)
      await limitSsns(c, sent.ssn)
      return (tx, row) => saveBasic(tx, row, sent)
    }
    case 'address': {
      const sent = await parseBody(c, homeBody)
      return (tx, row) => saveStep(tx, row, { step, before: 'basic' }, readAddress(sent))
    }
    case 'employer': {
      const sent = await parseBody(c, employerBody)
      return (tx, row) => saveStep(tx, row, { step, before: 'address' }, readEmployer(sent))
    }
    case 'confirmed': {
      const { certify } = await parseBody(c, certifyBody)
      return (tx, row) => confirm(tx, row, certify)
    }
    case 'additional-info': {
      const read = await readDocuments(c, await parseForm(c, documentFields))
      return (tx, row) => storeDocuments(tx, row, read, uploads)
    }
    default:
      throw invalid({ step: [choose] })
  }
}
