import { holderContactBody } from '@coffer/api-client/joint/request-schema'
import { basicBody, certifyBody, employerBody, homeBody } from '@coffer/api-client/depositor/request-schema'
import { checkPhone, phoneDigits } from '@coffer/domain/phone'
import { parseBody } from '@coffer/provider-kit/body'
import { invalid } from '@coffer/provider-kit/refusal'
import { now, type Tx } from '../database/in-tenant.ts'
import type { Call } from '../http/call.ts'
import { certifyFirst, choose, phoneMessages } from '../onboarding/onboarding-messages.ts'
import { advanceTo, change, type DepositorRow } from '../onboarding/progress.ts'
import { limitSsns } from '../onboarding/limit-ssns.ts'
import { requireOpen, saveBasic, saveStep } from '../onboarding/save-step.ts'
import { problemMessage, readAddress, readEmployer, refuseAll } from '../onboarding/steps.ts'
import { sendInvitation } from './invitation.ts'
import { contactFirst } from './joint-messages.ts'

/** Writes a step of a holder's application as sent by the primary depositor. */
type Save = (tx: Tx, primary: DepositorRow, holder: DepositorRow) => Promise<void>

/** Reads the body of a step; returns the function that saves it. */
export async function holderSaver(c: Call, step: string): Promise<Save> {
  switch (step) {
    case 'contact': {
      const sent = await parseBody(c, holderContactBody)
      return (tx, _, holder) => saveContact(tx, holder, sent.phone ?? '')
    }
    case 'personal-information': {
      const sent = await parseBody(c, basicBody)
      await limitSsns(c, sent.ssn)
      return (tx, _, holder) => {
        if (holder.phone === null) throw invalid({ phone: [contactFirst] })
        return saveBasic(tx, holder, { ...sent, phone: holder.phone })
      }
    }
    case 'basic': {
      const sent = await parseBody(c, basicBody)
      await limitSsns(c, sent.ssn)
      return (tx, _, holder) => saveBasic(tx, holder, sent)
    }
    case 'address':
    case 'address-information': {
      const sent = await parseBody(c, homeBody)
      return (tx, _, holder) => saveStep(tx, holder, { step: 'address', before: 'basic' }, readAddress(sent))
    }
    case 'employer':
    case 'occupation': {
      const sent = await parseBody(c, employerBody)
      return (tx, _, holder) =>
        saveStep(tx, holder, { step: 'employer', before: 'address' }, readEmployer(sent))
    }
    case 'confirmed': {
      const { certify } = await parseBody(c, certifyBody)
      return async (tx, primary, holder) => {
        requireOpen(holder, 'employer')
        if (certify !== true) throw invalid({ certify: [certifyFirst] })
        await change(tx, holder.depositorId, { certifiedAt: now(tx) })
        await advanceTo(tx, holder.depositorId, 'confirmed')
        await sendInvitation(tx, c, { primary, holder })
      }
    }
    default:
      throw invalid({ step: [choose] })
  }
}

/** The first of five screens, which has only the phone of the first step on the wire. */
function saveContact(tx: Tx, holder: DepositorRow, phone: string): Promise<void> {
  refuseAll({ phone: problemMessage(checkPhone(phone), phoneMessages) })
  return saveStep(tx, holder, { step: 'none', before: 'none' }, { phone: phoneDigits(phone) })
}
