import { brandingSchema } from '@coffer/branding/schema'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accountSchema } from './accounts/schema.ts'
import { alertSchema } from './alerts/schema.ts'
import {
  codeResentSchema,
  codeSentSchema,
  deviceSchema,
  livenessSchema,
  loginAnswerSchema,
  verifyAnswerSchema,
} from './auth/schema.ts'
import { bannerSchema } from './banners/schema.ts'
import { beneficiarySchema } from './beneficiaries/schema.ts'
import { depositorSchema, progressSchema } from './depositor/schema.ts'
import { rememberedDeviceSchema } from './devices/schema.ts'
import { openSessionSchema } from './sessions/schema.ts'
import { disclosureSchema } from './disclosures/schema.ts'
import * as build from './fakes/builders.ts'
import { faqSchema } from './faqs/schema.ts'
import { fundedSchema } from './funding/schema.ts'
import { goalEventSchema, goalSchema, goalsSchema } from './goals/schema.ts'
import { caseSchema, casesSchema } from './cases/schema.ts'
import { planSchema, plansSchema } from './plans/schema.ts'
import { entitySchema, jointHolderSchema } from './joint/schema.ts'
import { instantLinkSchema, linkedAccountSchema, linkedAccountsSchema } from './linking/schema.ts'
import { messageSchema } from './messages/schema.ts'
import { notificationSettingsSchema } from './notification-settings/schema.ts'
import { nonProfitSchema } from './non-profits/schema.ts'
import { assertionChallengeSchema, creationChallengeSchema, passkeySchema } from './passkeys/schema.ts'
import { rateSchema } from './rates/schema.ts'
import { statementFileSchema, statementSchema } from './statements/schema.ts'
import { taxDocumentSchema } from './tax-documents/schema.ts'
import { transactionSchema } from './transactions/schema.ts'
import { userSchema } from './user/schema.ts'

const wire: readonly [string, v.GenericSchema, () => object][] = [
  ['account', accountSchema, build.account],
  ['alert', alertSchema, build.alert],
  ['banner', bannerSchema, build.banner],
  ['beneficiary', beneficiarySchema, build.beneficiary],
  ['branding', brandingSchema, build.branding],
  ['code sent', codeSentSchema, build.codeSent],
  ['code sent again', codeResentSchema, build.codeResent],
  ['depositor', depositorSchema, build.depositor],
  ['device', deviceSchema, build.device],
  ['disclosure', disclosureSchema, build.disclosure],
  ['question with its answer', faqSchema, build.faq],
  ['entity', entitySchema, build.entity],
  ['funded', fundedSchema, build.funded],
  ['goal', goalSchema, build.goal],
  ['goals', goalsSchema, build.goals],
  ['event of a goal', goalEventSchema, build.goalEvent],
  ['instant link', instantLinkSchema, build.instantLink],
  ['joint holder', jointHolderSchema, build.jointHolder],
  ['linked account', linkedAccountSchema, build.linkedAccount],
  ['linked accounts', linkedAccountsSchema, build.linkedAccounts],
  ['liveness', livenessSchema, build.liveness],
  ['log-in', loginAnswerSchema, build.loginAnswer],
  ['message', messageSchema, build.message],
  ['notification settings', notificationSettingsSchema, () => build.notificationSettings()],
  ['non-profit', nonProfitSchema, build.nonProfit],
  ['passkey', passkeySchema, build.passkey],
  ['passkey challenge', assertionChallengeSchema, build.assertionChallenge],
  ['new passkey challenge', creationChallengeSchema, build.creationChallenge],
  ['plan', planSchema, build.plan],
  ['plans', plansSchema, build.plans],
  ['case', caseSchema, build.problemCase],
  ['cases', casesSchema, build.cases],
  ['progress', progressSchema, build.depositorProgress],
  ['rate', rateSchema, build.rate],
  ['statement', statementSchema, build.statement],
  ['statement as a file', statementFileSchema, build.statementFile],
  ['tax document', taxDocumentSchema, build.taxDocument],
  ['remembered device', rememberedDeviceSchema, build.rememberedDevice],
  ['open session', openSessionSchema, build.openSession],
  ['transaction', transactionSchema, build.transaction],
  ['user', userSchema, build.user],
  ['verified code', verifyAnswerSchema, build.verifyAnswer],
]

// These fields have a default or may be absent.
const optional = new Set(['resend_after_seconds', 'category', 'nickname', 'picture', 'language'])

describe.each(wire)('the schema of the wire type “%s”', (_, schema, valid) => {
  it('The schema accepts unknown fields', () => {
    expect(v.is(schema, { ...valid(), something_new: 1 })).toBe(true)
  })

  it.each(Object.keys(valid()).filter((field) => !optional.has(field)))(
    'The schema reports a missing “%s” by its name',
    (field) => {
      const less = Object.fromEntries(Object.entries(valid()).filter(([name]) => name !== field))
      const read = v.safeParse(schema, less)
      expect(read.success ? [] : read.issues.map((issue) => v.getDotPath(issue))).toEqual([field])
    },
  )

  it('The schema returns fields in camelCase', () => {
    const read = v.parse(schema, valid())
    expect(JSON.stringify(read)).not.toMatch(/"[a-z]+_[a-z_]+":/)
  })
})

it.each([
  [null, 'none'],
  ['none', 'none'],
  ['', 'none'],
  ['basic', 'basic'],
  ['VERIFIED', 'verified'],
])('depositorSchema reads the last step %o as %s', (step, lastStep) => {
  expect(v.parse(depositorSchema, build.depositor({ registration_last_step: step })).lastStep).toBe(lastStep)
})

it('depositorSchema rejects an unknown last step', () => {
  expect(v.is(depositorSchema, build.depositor({ registration_last_step: 'later' }))).toBe(false)
})

it.each([
  [0, 0, 'success', 'all'],
  [1, 1, 'info', 'login'],
  [2, 2, 'warning', 'dashboard'],
  [3, 3, 'error', 'registration'],
  [3, 4, 'error', 'registration-home'],
])(
  'bannerSchema reads type %i at location %i as %s on %s',
  (type, location, expectedType, expectedLocation) => {
    expect(v.parse(bannerSchema, build.banner({ type, location }))).toMatchObject({
      type: expectedType,
      location: expectedLocation,
    })
  },
)

it.each([{ type: 4 }, { type: -1 }, { type: 0.5 }, { location: 5 }])(
  'bannerSchema rejects a banner with %o',
  (part) => {
    expect(v.is(bannerSchema, build.banner(part))).toBe(false)
  },
)

it.each([
  ['a fraction of a cent', accountSchema, build.account({ available_balance: 100.5 })],
  ['an APY that is no decimal', accountSchema, build.account({ apy: 'high' })],
  ['a thirteenth month', statementSchema, build.statement({ month: 13 })],
  ['a fraction of a percent', beneficiarySchema, build.beneficiary({ allocation: 33.5 })],
  ['a fraction of a cent in a transaction', transactionSchema, build.transaction({ amount: 0.5 })],
])('A schema rejects %s', (_, schema, data) => {
  expect(v.is(schema, data)).toBe(false)
})
