import { entityBody, holderEmailBody, registerHolderBody } from '@coffer/api-client/joint/request-schema'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { authenticated, parseBody, type Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { forbidden } from '../http/refusal.ts'
import { limitCalls } from '../http/rate-limit.ts'
import type { Area } from '../http/routes.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { change, lockDepositor, findDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { requireUnchanged, revisionSeen } from '../onboarding/revision.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { closeApplication } from './close-application.ts'
import {
  awaitsSignUp,
  lockSharingDepositor,
  fullName,
  invitedHolder,
  isSent,
  lockJointHolder,
  startedHolder,
} from './holder.ts'
import { entityToWire, holderToWire } from './holder-wire.ts'
import { holderSaver } from './holder-steps.ts'
import { sendInvitation } from './invitation.ts'
import { alreadyJoined, noHolderStarted, onlyPrimary } from './joint-messages.ts'
import { invitableEmail, registerHolder } from './register-holder.ts'

/** The primary depositor's side of a joint account. */
export const jointCalls: Area = (api, context) => {
  const { db } = context

  /** Runs `work` for the depositor who may share the account, and returns the updated holder. */
  const share = (c: Call, work: (tx: Tx, primary: DepositorRow) => Promise<void>) =>
    inTenant(db, c.var.tenant, async (tx) => {
      const primary = await lockSharingDepositor(tx, authenticated(c))
      await work(tx, primary)
      const holder = await lockJointHolder(tx, primary.entityId)
      return holder && holderToWire(tx, holder)
    })

  api.post(
    '/entity/details',
    asCaller(async (c, tx, { depositorId }) => {
      const { excludeDepositorIds } = await parseBody(c, entityBody)
      const { entityId } = await findDepositor(tx, depositorId)
      return ok<'POST /entity/details'>(c, await entityToWire(tx, entityId, excludeDepositorIds))
    }),
  )

  const readHolder = asCaller(async (c, tx, { isPrimary, depositorId }) => {
    if (!isPrimary) throw forbidden(onlyPrimary)
    const found = await lockJointHolder(tx, (await findDepositor(tx, depositorId)).entityId)
    return ok<'GET /depositor/secondary-info'>(c, found && (await holderToWire(tx, found)))
  })
  for (const path of ['/depositor/secondary-info', '/depositor/secondary-progress']) api.get(path, readHolder)

  api.post('/depositor/register-secondary', async (c) => {
    const sent = await parseBody(c, registerHolderBody)
    return ok<'POST /depositor/register-secondary'>(
      c,
      await share(c, (tx, primary) => registerHolder(tx, primary, sent)),
    )
  })

  api.patch('/depositor/update-secondary', async (c) => {
    const save = await holderSaver(c)
    return ok<'PATCH /depositor/update-secondary'>(
      c,
      await share(c, async (tx, primary) => {
        const holder = await startedHolder(tx, primary)
        requireUnchanged(holder, revisionSeen(c))
        await save(tx, primary, holder)
      }),
    )
  })

  api.patch('/depositor/update-secondary-email', async (c) => {
    const { email } = await parseBody(c, holderEmailBody)
    await limitInvitations(c)
    await share(c, async (tx, primary) => {
      const { depositorId } = await invitedHolder(tx, primary)
      await change(tx, depositorId, { invitedEmail: await invitableEmail(tx, email, depositorId) })
      const holder = await lockDepositor(tx, depositorId)
      await sendInvitation(tx, c, { primary, holder })
    })
    return ok<'PATCH /depositor/update-secondary-email'>(c)
  })

  api.post('/depositor/resend-secondary-verification', async (c) => {
    await limitInvitations(c)
    await share(c, async (tx, primary) =>
      sendInvitation(tx, c, { primary, holder: await invitedHolder(tx, primary) }),
    )
    return ok<'POST /depositor/resend-secondary-verification'>(c)
  })

  api.post('/depositor/close-secondary-application', async (c) => {
    await share(c, async (tx, primary) => {
      const holder = await lockJointHolder(tx, primary.entityId)
      if (holder === null) throw forbidden(noHolderStarted)
      if (isSent(holder) && !awaitsSignUp(holder)) throw forbidden(alreadyJoined)
      await closeApplication(tx, holder)
      // Before the invitation is sent, nobody else knows of the holder.
      if (isSent(holder))
        await notifyOfAction(tx, c, { kind: 'joint-holder-removed', invited: fullName(holder) })
      else await recordSecurityEvent(tx, c, 'joint-holder-removed')
    })
    return ok<'POST /depositor/close-secondary-application'>(c)
  })
}

/** Each invitation resets the attempts of the identity check, so the number of invitations is limited. */
const limitInvitations = (c: Call) =>
  limitCalls(c, { subject: `joint-invitation ${authenticated(c).depositorId}`, calls: 10, seconds: 60 * 60 })
