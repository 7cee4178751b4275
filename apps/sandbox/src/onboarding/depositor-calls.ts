import { and, eq, isNull, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { users } from '../database/schema/identity.ts'
import { depositors } from '../database/schema/onboarding.ts'
import { authenticated, bodyOf, type Call } from '../http/call.ts'
import { accepted, ok } from '../http/envelope.ts'
import { conflicting, forbidden, invalid, type Said } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { endSessionsOf } from '../identity/sessions.ts'
import { keyedHash } from '../identity/tokens.ts'
import { depositorOnTheWire, progressOnTheWire } from './depositor-wire.ts'
import { startReview } from './identity-review.ts'
import { alreadyConfirmed, certifyFirst, choose, notYet } from './onboarding-words.ts'
import { advanceTo, change, depositorOf, hasReached, type DepositorRow, type LastStep } from './progress.ts'
import { addressFields, basicFields, employerFields, readAddress, readBasic, readEmployer } from './steps.ts'

const anyStep = v.looseObject({ step: v.pipe(v.string(), v.toLowerCase()) })

type Answer = { readonly saved: DepositorRow } | { readonly requestId: string }

const alreadyOnFile: Said = {
  en: 'This number is already on file.',
  es: 'Este número ya está registrado.',
}

export const depositorCalls: Area = (api, { db, settings }) => {
  const read = (c: Call) => inTenant(db, c.var.tenant, (tx) => depositorOf(tx, authenticated(c).depositorId))

  api.get('/depositor', async (c) => ok(c, depositorOnTheWire(await read(c))))
  api.get('/depositor/progress', async (c) => ok(c, progressOnTheWire(await read(c))))

  api.patch('/depositor', async (c) => {
    const { depositorId } = authenticated(c)
    const { step } = await bodyOf(c, anyStep)
    const save = await stepSaver(c, step, settings.secret)
    const answer = await inTenant(db, c.var.tenant, (tx) => save(tx, depositorId))
    return 'requestId' in answer ? accepted(c, answer.requestId) : ok(c, depositorOnTheWire(answer.saved))
  })

  api.post('/depositor/cancel-application', async (c) => {
    const { depositorId, userId } = authenticated(c)
    await inTenant(db, c.var.tenant, async (tx) => {
      const row = await depositorOf(tx, depositorId)
      if (hasReached(row, 'funded')) throw forbidden(alreadyOpen)
      const at = now(tx)
      await change(tx, depositorId, { cancelledAt: at, ssnHash: null })
      await tx.update(users).set({ cancelledAt: at }).where(eq(users.userId, userId))
      await endSessionsOf(tx, userId)
    })
    return ok(c)
  })
}

const alreadyOpen: Said = {
  en: 'Your account is open; there is no application left to cancel.',
  es: 'Su cuenta ya está abierta; no queda solicitud que cancelar.',
}

type Save = (tx: Tx, depositorId: string) => Promise<Answer>

/** Reads the body of a step; what it answers writes it. */
async function stepSaver(c: Call, step: string, secret: string): Promise<Save> {
  switch (step) {
    case 'basic': {
      const sent = await bodyOf(c, basicFields)
      return (tx, depositorId) => saveBasic(tx, depositorId, sent, secret)
    }
    case 'address': {
      const sent = await bodyOf(c, addressFields)
      return async (tx, depositorId) => ({
        saved: await saveStep(tx, depositorId, step, 'basic', readAddress(sent)),
      })
    }
    case 'employer': {
      const sent = await bodyOf(c, employerFields)
      return async (tx, depositorId) => ({
        saved: await saveStep(tx, depositorId, step, 'address', readEmployer(sent)),
      })
    }
    case 'confirmed': {
      const { certify } = await bodyOf(c, v.object({ certify: v.optional(v.unknown()) }))
      return (tx, depositorId) => confirm(tx, depositorId, certify)
    }
    default:
      throw invalid({ step: [choose] })
  }
}

async function saveBasic(
  tx: Tx,
  depositorId: string,
  sent: v.InferOutput<typeof basicFields>,
  secret: string,
): Promise<Answer> {
  const { ssnLastFour } = await depositorOf(tx, depositorId)
  const today = now(tx).toISOString().slice(0, 10)
  const { ssn, values } = readBasic(sent, { today, ssnIsSaved: ssnLastFour !== null })
  if (ssn === null) return { saved: await saveStep(tx, depositorId, 'basic', 'none', values) }
  const ssnHash = keyedHash(secret, 'ssn', ssn)
  const [other] = await tx
    .select({ depositorId: depositors.depositorId })
    .from(depositors)
    .where(
      and(
        eq(depositors.ssnHash, ssnHash),
        ne(depositors.depositorId, depositorId),
        isNull(depositors.cancelledAt),
      ),
    )
  if (other) throw conflicting('duplicate_ssn', { fields: { ssn: [alreadyOnFile] } })
  return {
    saved: await saveStep(tx, depositorId, 'basic', 'none', {
      ...values,
      ssnHash,
      ssnLastFour: ssn.slice(-4),
    }),
  }
}

/** Saves a step whose `before` is done, the first time or again, until the application is confirmed. */
async function saveStep(
  tx: Tx,
  depositorId: string,
  step: LastStep,
  before: LastStep,
  values: Partial<typeof depositors.$inferInsert>,
): Promise<DepositorRow> {
  await openApplication(tx, depositorId, before)
  await change(tx, depositorId, values)
  await advanceTo(tx, depositorId, step)
  return depositorOf(tx, depositorId)
}

async function confirm(tx: Tx, depositorId: string, certify: unknown): Promise<Answer> {
  await openApplication(tx, depositorId, 'employer')
  if (certify !== true) throw invalid({ certify: [certifyFirst] })
  await change(tx, depositorId, { certifiedAt: now(tx) })
  await advanceTo(tx, depositorId, 'confirmed')
  return { requestId: await startReview(tx, depositorId) }
}

/** No step is skipped, and nothing changes once the application is sent. */
async function openApplication(tx: Tx, depositorId: string, before: LastStep): Promise<void> {
  const row = await depositorOf(tx, depositorId)
  if (hasReached(row, 'confirmed')) throw invalid({ step: [alreadyConfirmed] })
  if (!hasReached(row, before)) throw invalid({ step: [notYet] })
}
