import { shortName } from '@coffer/domain/names'
import { forbidden } from '@coffer/provider-kit/refusal'
import { inTenant, type Tx } from '../database/in-tenant.ts'
import { asCaller } from '../http/as-caller.ts'
import { authenticated, type Call, type Context } from '../http/call.ts'
import type { CallersTransaction, SomeHandlers } from '../http/handler.ts'
import { limitCalls } from '../http/rate-limit.ts'
import { notifyOfAction } from '../identity/security-notices.ts'
import { change, lockDepositor, findDepositor, type DepositorRow } from '../onboarding/progress.ts'
import { requireUnchanged, revisionSeen } from '../onboarding/revision.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { closeApplication } from './close-application.ts'
import {
  awaitsSignUp,
  lockSharingDepositor,
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
export function jointCalls({ db }: Context) {
  /** Runs `work` for the depositor who may share the account, and returns the updated holder. */
  const share = (c: Call, work: (tx: Tx, primary: DepositorRow) => Promise<void>) =>
    inTenant(db, c.var.tenant, async (tx) => {
      const primary = await lockSharingDepositor(tx, authenticated(c))
      await work(tx, primary)
      const holder = await lockJointHolder(tx, primary.entityId)
      return holder && holderToWire(tx, holder)
    })

  return {
    'POST /entity/details': asCaller(async ({ tx, caller: { depositorId }, readBody }) => {
      const { excludeDepositorIds } = await readBody()
      const { entityId } = await findDepositor(tx, depositorId)
      return entityToWire(tx, entityId, excludeDepositorIds)
    }),

    'GET /depositor/secondary-info': asCaller(readHolder),
    'GET /depositor/secondary-progress': asCaller(readHolder),

    'POST /depositor/register-secondary': async ({ c, readBody }) => {
      const sent = await readBody()
      return share(c, (tx, primary) => registerHolder(tx, primary, sent))
    },

    'PATCH /depositor/update-secondary': async ({ c, readBody }) => {
      const { step } = await readBody()
      const save = await holderSaver(c, step)
      return share(c, async (tx, primary) => {
        const holder = await startedHolder(tx, primary)
        requireUnchanged(holder, revisionSeen(c))
        await save(tx, primary, holder)
      })
    },

    'PATCH /depositor/update-secondary-email': async ({ c, readBody }) => {
      const { email } = await readBody()
      await limitInvitations(c)
      await share(c, async (tx, primary) => {
        const { depositorId } = await invitedHolder(tx, primary)
        await change(tx, depositorId, { invitedEmail: await invitableEmail(tx, email, depositorId) })
        const holder = await lockDepositor(tx, depositorId)
        await sendInvitation(tx, c, { primary, holder })
      })
    },

    'POST /depositor/resend-secondary-verification': async ({ c }) => {
      await limitInvitations(c)
      await share(c, async (tx, primary) =>
        sendInvitation(tx, c, { primary, holder: await invitedHolder(tx, primary) }),
      )
    },

    'POST /depositor/close-secondary-application': async ({ c }) => {
      await share(c, async (tx, primary) => {
        const holder = await lockJointHolder(tx, primary.entityId)
        if (holder === null) throw forbidden(noHolderStarted)
        if (isSent(holder) && !awaitsSignUp(holder)) throw forbidden(alreadyJoined)
        await closeApplication(tx, holder)
        // Before the invitation is sent, nobody else knows of the holder.
        if (isSent(holder))
          await notifyOfAction(tx, c, { kind: 'joint-holder-removed', invited: shortName(holder) })
        else await recordSecurityEvent(tx, c, 'joint-holder-removed')
      })
    },
  } satisfies SomeHandlers
}

async function readHolder({ tx, caller: { isPrimary, depositorId } }: CallersTransaction) {
  if (!isPrimary) throw forbidden(onlyPrimary)
  const found = await lockJointHolder(tx, (await findDepositor(tx, depositorId)).entityId)
  return found && holderToWire(tx, found)
}

/** Each invitation resets the attempts of the identity check, so the number of invitations is limited. */
const limitInvitations = (c: Call) =>
  limitCalls(c, { subject: `joint-invitation ${authenticated(c).depositorId}`, calls: 10, seconds: 60 * 60 })
