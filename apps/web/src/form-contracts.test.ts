import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { handlers } from '@coffer/api-client/fakes'
import { expect, it } from 'vitest'

type Call = keyof typeof handlers

/** Writes without a form: what starts, extends or ends a session, or happens without a press. */
const withoutForm: readonly Call[] = [
  'login',
  'logout',
  'describeSession',
  'verifyEmail',
  'checkInvitation',
  'viewMessage',
  'challengeNewPasskey',
  'challengePasskeyLogIn',
  'challengeSecondFactor',
  'challengeStepUp',
  'logInByPasskey',
  'verifySecondFactor',
  'verifyStepUp',
  'entity',
]

/** Writes of one press without input: useSubmission keeps these promises for them. */
const ofButtons: readonly Call[] = [
  'resendVerification',
  'reportNotMe',
  'endSession',
  'logOutEverywhere',
  'forgetDevice',
  'changeNotificationSetting',
  'changeLanguage',
  'unsubscribe',
  'removePasskey',
  'cancelApplication',
  'archiveGoal',
  'restartGoal',
  'resumePlan',
  'skipPlanDate',
  'restorePlanDate',
  'endPlan',
  'chooseDefaultBank',
  'reissueMicrodeposits',
  'voidTransaction',
  'markAlertRead',
  'markAllAlertsRead',
  'removeBeneficiary',
  'removeAndReallocate',
  'resendInvitation',
  'closeHolderApplication',
  'finishInstantLink',
]

/** Writes whose forms test these promises themselves so far. A form that is added needs a contract instead. */
const withOwnTests: readonly Call[] = [
  'resetPassword',
  'addMobile',
  'verifyCode',
  'updateContact',
  'addPasskey',
  'renamePasskey',
  'confirmDetails',
  'changeNickname',
  'orderGoals',
  'moveGoalMoney',
  'pausePlan',
  'movePlanDate',
  'changePlanAmount',
  'removeBank',
  'verifyMicrodeposits',
  'signDisclosure',
  'createProof',
  'verifyProof',
  'sendMessage',
  'updateAllocations',
  'selectNonProfit',
  'registerHolder',
  'saveHolder',
  'changeHolderEmail',
  'verifyIdentity',
]

const exceptions = [...withoutForm, ...ofButtons, ...withOwnTests]

/** The writes that a test passes to `describeFormContract`. */
function contracts(): ReadonlySet<string> {
  const root = join(import.meta.dirname, '../../..')
  const tests = globSync('packages/*/src/**/*.test.tsx', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((source) => source.includes('describeFormContract('))
  return new Set(
    tests.flatMap((source) =>
      [...source.matchAll(/^ {2}call: handlers\.(\w+),/gm)].map(([, call = '']) => call),
    ),
  )
}

const isWrite = ([, handler]: readonly [string, (typeof handlers)[Call]]) => handler().info.method !== 'GET'

it('Every write has a form contract or is listed as an exception', () => {
  const writes = Object.entries(handlers)
    .filter(isWrite)
    .map(([call]) => call)
  const known = new Set<string>([...contracts(), ...exceptions])
  expect(writes.filter((call) => !known.has(call))).toEqual([])
})

it('No write with a form contract is listed as an exception', () => {
  const covered = contracts()
  expect(exceptions.filter((call) => covered.has(call))).toEqual([])
})
