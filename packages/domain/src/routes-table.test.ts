import { describe, expect, it } from 'vitest'
import type { DepositorStanding, Visitor } from './access.ts'
import { routeGuards, type GuardedPath } from './route-guards.ts'
import { everyVisitor } from './visitors.fixture.ts'

// The table of routes once more, in its own words and without the rules it checks: what each screen needs besides who is asking.
type Needs = (visitor: Visitor, depositor: DepositorStanding) => boolean
type Row = {
  /** Whose screen it is: anyone's, one with a token (also before its MFA), one fully logged in, one with a session. */
  of: 'anyone' | 'token' | 'bearer' | 'session'
  needs?: Needs
  /** VIEW_ONLY may open it: always, or only while the registration is not complete. */
  viewOnly?: 'may' | 'until-complete'
}

const complete = ({ lastStep }: DepositorStanding) => lastStep === 'completed'
const is =
  (...statuses: readonly DepositorStanding['registrationStatus'][]): Needs =>
  (_, { registrationStatus }) =>
    statuses.includes(registrationStatus)
const lastStep =
  (...steps: readonly DepositorStanding['lastStep'][]): Needs =>
  (_, depositor) =>
    steps.includes(depositor.lastStep)
const both =
  (...needs: readonly Needs[]): Needs =>
  (visitor, depositor) =>
    needs.every((one) => one(visitor, depositor))
const either =
  (...needs: readonly Needs[]): Needs =>
  (visitor, depositor) =>
    needs.some((one) => one(visitor, depositor))
const notComplete: Needs = (_, depositor) => !complete(depositor)
const isComplete: Needs = (_, depositor) => complete(depositor)
const passed = is('PASSED', 'MANUALLY_REVIEWED')
const accepted = is('PASSED', 'MANUALLY_REVIEWED', 'IN_REVIEW')
const reviewed = is('IN_REVIEW', 'FLAGGED', 'ERRORED', 'UNSUBMITTED')
const manual = both(notComplete, is('PASSED', 'MANUALLY_REVIEWED', 'IN_REVIEW', 'FLAGGED', 'VIEW_ONLY'))
const flag: Needs = ({ relink }) => relink
const anyone: Row = { of: 'anyone' }
const token: Row = { of: 'token' }
const relinking: Row = { of: 'session', needs: flag }
const manualFunding: Row = { of: 'bearer', needs: manual }
const session: Row = { of: 'session', viewOnly: 'may' }
const deposit: Row = { of: 'session', needs: both(isComplete, passed, ({ relink: isPending }) => !isPending) }
const records: Row = {
  of: 'session',
  needs: both(isComplete, either(accepted, is('VIEW_ONLY'))),
  viewOnly: 'may',
}
const primary: Needs = (_, depositor) => depositor.isPrimary
const owns =
  (atLeast: number): Needs =>
  ({ beneficiaryCount }) =>
    beneficiaryCount >= atLeast
const funded: Needs = ({ fundSuccess }, depositor) => fundSuccess || complete(depositor)
/** The last steps of a joint holder's application, `no one` where none is begun, and whether the sign-up is awaited. */
const holder = (...states: readonly string[]): Row => ({
  of: 'session',
  needs: both(primary, isComplete, passed, ({ jointHolder }) =>
    states.includes(
      jointHolder === null ? 'no one' : jointHolder.isPendingSignup ? 'invited' : jointHolder.lastStep,
    ),
  ),
})
const addingHolder = holder('no one', 'none', 'employer')
const ofPrimary: Row = { of: 'session', needs: primary }
const invitation: Row = { of: 'anyone', needs: ({ flow }) => flow.invited }
const identified: Row = { of: 'anyone', needs: ({ flow }) => flow.identityVerified }

const table: Record<GuardedPath, Row> = {
  '/': anyone,
  '/login': anyone,
  '/logout': anyone,
  '/not-found': anyone,
  '/email-verification': anyone,
  '/email-verified': anyone,
  '/mfa-account-locked': anyone,
  '/login/forgot-password': anyone,
  '/login/sent': { of: 'anyone', needs: ({ flow }) => flow.resetEmailRecorded },
  '/login/reset-password': anyone,
  '/login/reset-password/failed': { of: 'anyone', needs: ({ flow }) => flow.resetFailed },
  '/registration': { of: 'anyone', needs: ({ bearer }) => bearer === 'none' },
  '/registration/cancelled-account-open': anyone,
  '/otp-verification': token,
  '/setup-mobile-mfa': token,
  '/login/choose-mfa': token,
  '/login/entry': token,
  '/funding-returned': {
    of: 'session',
    needs: ({ transactions, linkedAccounts }) =>
      transactions?.every(({ status }) => status !== 'Settled') === true &&
      (transactions.find(({ status }) => status === 'Returned')?.returnCode ?? null) !== null &&
      linkedAccounts?.[0]?.status === 'LOCKED',
  },
  '/login/registration-home': { of: 'bearer', viewOnly: 'until-complete' },
  '/registration/landing': { of: 'bearer' },
  '/registration/basic-information': {
    of: 'bearer',
    needs: lastStep('none', 'basic', 'address', 'employer'),
  },
  '/registration/address': { of: 'bearer', needs: lastStep('basic', 'address', 'employer') },
  '/registration/employer': { of: 'bearer', needs: lastStep('address', 'employer') },
  '/registration/confirm-details': { of: 'bearer', needs: lastStep('employer') },
  '/registration/additional-info': { of: 'bearer', needs: reviewed },
  '/registration/reviewing-account': {
    of: 'bearer',
    needs: either(reviewed, both(is(null), lastStep('confirmed'))),
  },
  '/registration/hold-account': {
    of: 'bearer',
    needs: either(is('FAILED', 'VIEW_ONLY'), (_, { extendedStatus }) => extendedStatus === 'HOLD'),
    viewOnly: 'may',
  },
  '/registration/passed': { of: 'bearer', needs: both(passed, notComplete) },
  '/registration/duplicate-notification': { of: 'bearer' },
  '/registration/cancel-account-open': { of: 'bearer', needs: notComplete },
  '/registration/link-account-selection': { of: 'bearer', needs: both(accepted, notComplete) },
  '/registration/link-account-selection/failed': {
    of: 'bearer',
    needs: ({ linkedAccounts }) => linkedAccounts?.length === 0,
  },
  '/registration/message-center': { of: 'bearer', viewOnly: 'may' },
  '/registration/message-center/add-new-message': { of: 'bearer', viewOnly: 'may' },
  '/fund-account': {
    of: 'bearer',
    needs: either(lastStep('verified', 'disclosures'), ({ linkingSuccess }) => linkingSuccess),
  },
  '/fund-account/disclosure': { of: 'bearer', needs: both(notComplete, either(accepted, is('FLAGGED'))) },
  '/fund-account/ready-to-fund': {
    of: 'bearer',
    needs: both(
      lastStep('disclosures'),
      is(null, 'PASSED', 'MANUALLY_REVIEWED', 'IN_REVIEW', 'FLAGGED', 'VIEW_ONLY'),
    ),
  },
  '/fund-account/successful-fund': { of: 'bearer', needs: ({ fundSuccess }) => fundSuccess },
  '/manual-funding/banking-information': manualFunding,
  '/manual-funding/microdeposits': manualFunding,
  '/manual-funding/microdeposits/sent': manualFunding,
  '/manual-funding/successful': manualFunding,
  '/manual-funding/incorrect': manualFunding,
  '/manual-funding/reissue': manualFunding,
  '/relink/selection': relinking,
  '/relink/selection/failed': relinking,
  '/relink/manual/banking-information': relinking,
  '/relink/manual/microdeposits': relinking,
  '/relink/manual/microdeposits/sent': relinking,
  '/relink/manual/successful': { of: 'session', needs: either(flag, ({ justVerified }) => justVerified) },
  '/relink/manual/incorrect': relinking,
  '/relink/manual/reissue': relinking,
  '/dashboard': { of: 'session', needs: both(isComplete, accepted) },
  '/dashboard/transactions-list': records,
  '/dashboard/documents': records,
  '/dashboard/documents/statements': records,
  '/dashboard/documents/taxes': records,
  '/dashboard/alerts': { of: 'session', needs: both(isComplete, accepted) },
  '/disclosures': records,
  '/disclosures/view-disclosures/$uuid': records,
  '/message-center': session,
  '/message-center/add-new-message': session,
  '/faq': session,
  '/deposit': deposit,
  '/deposit/edit': deposit,
  '/deposit/success': deposit,
  '/deposit/cancel-success': deposit,
  '/deposit/reschedule-success': deposit,
  '/withdraw': {
    of: 'session',
    needs: both(
      isComplete,
      passed,
      ({ relink, availableBalance, flow }) =>
        !relink && ((availableBalance ?? 0) > 0 || flow.withdrawalUnanswered),
    ),
  },
  '/withdraw/success': { of: 'session', needs: both(isComplete, passed) },
  '/withdraw/close-success': { of: 'session' },
  '/my-account': session,
  '/my-account/edit-user-info': session,
  '/my-account/edit-user-info/email': session,
  '/my-account/edit-user-info/phone': session,
  '/my-account/edit-user-info/success': session,
  '/my-account/edit-user-info/failed': session,
  '/my-account/otp-verification': {
    of: 'session',
    needs: ({ flow }) => flow.changeUnderWay,
    viewOnly: 'may',
  },
  '/beneficiary/add': { of: 'session', needs: both(primary, funded) },
  '/beneficiary/remove': { of: 'session', needs: both(primary, owns(1)) },
  '/beneficiary/success': ofPrimary,
  '/beneficiary/details': { of: 'session', needs: owns(1) },
  '/beneficiary/list': { of: 'session', needs: owns(1) },
  '/beneficiary/edit': { of: 'session', needs: both(primary, owns(1)) },
  '/beneficiary/update-allocations': { of: 'session', needs: both(primary, owns(2)) },
  '/non-profit/select': { of: 'session', needs: funded },
  '/non-profit/success': { of: 'session', needs: funded },
  '/joint-account': addingHolder,
  '/joint-account/account-holder': ofPrimary,
  '/joint-account/contact': addingHolder,
  '/joint-account/personal-information': addingHolder,
  '/joint-account/address-information': addingHolder,
  '/joint-account/occupation': addingHolder,
  '/joint-account/confirm-details': holder('employer'),
  '/joint-account/saved': ofPrimary,
  '/joint-account/verify/success': anyone,
  '/joint-account/success': ofPrimary,
  '/joint-account/resume': holder('none', 'employer'),
  '/joint-account/reviewing-account': ofPrimary,
  '/joint-account/close-application': holder('none', 'employer', 'invited'),
  '/joint-account/duplicate-notification': ofPrimary,
  '/joint-account/edit-email': holder('invited'),
  '/joint-account/edit-email/failed': holder('invited'),
  '/joint-account/edit-email/success': holder('invited'),
  '/joint-account/onboarding': invitation,
  '/joint-account/onboarding/ssn-verification': invitation,
  '/joint-account/onboarding/locked-access': invitation,
  '/joint-account/onboarding/identity-verified': identified,
  '/joint-account/onboarding/create-password': identified,
  '/joint-account/onboarding/password-success': {
    of: 'anyone',
    needs: ({ flow }) => flow.invited || flow.identityVerified,
  },
  '/joint-account/onboarding/success': { of: 'session', needs: (_, depositor) => !depositor.isPrimary },
}

const nobody: DepositorStanding = {
  isPrimary: false,
  registrationStatus: null,
  lastStep: 'none',
  extendedStatus: null,
}

/** Screens that a token alone opens need nothing of the depositor; the others are closed to one who is not known. */
function expected({ of, needs = () => true, viewOnly }: Row, visitor: Visitor, path: GuardedPath): string {
  if (of === 'anyone')
    return needs(visitor, nobody) ? 'in' : path === '/registration' ? '/logout' : '/not-found'
  if (visitor.bearer === 'none') return '/logout'
  if (of === 'session' && visitor.bearer === 'full' && !visitor.sessionValid) return '/logout'
  if (visitor.bearer === 'mfa-pending') return of === 'token' ? 'in' : '/login/choose-mfa'
  if (of === 'token') return 'in'
  const { depositor } = visitor
  if (depositor?.registrationStatus === 'VIEW_ONLY') {
    const isDone = complete(depositor)
    if (viewOnly === undefined || (viewOnly === 'until-complete' && isDone))
      return isDone ? '/dashboard/documents' : '/registration/hold-account'
  }
  return needs(visitor, depositor ?? nobody) ? 'in' : '/not-found'
}

/** Rows that ask something of the depositor: someone not known fails them. */
const asksOfDepositor = (path: GuardedPath) =>
  routeGuards[path].facts.length > 0 && table[path].needs !== undefined

describe('every screen admits exactly whom the table names', () => {
  const paths = Object.keys(table).filter((path): path is GuardedPath => path in table)
  const everybody = [...everyVisitor()]

  it.each(paths)('%s', (path) => {
    const wrong: { visitor: Visitor; expected: string; found: string }[] = []
    const destinations = new Set<string>()
    for (const visitor of everybody) {
      if (visitor.depositor === null && visitor.bearer === 'full' && asksOfDepositor(path)) continue
      const entry = routeGuards[path](visitor)
      const found = entry.enter ? 'in' : entry.to
      destinations.add(found)
      const shouldBe = expected(table[path], visitor, path)
      if (found !== shouldBe) wrong.push({ visitor, expected: shouldBe, found })
    }
    expect(wrong.slice(0, 2)).toEqual([])
    expect(destinations).toContain('in')
  })

  it('names every guarded path', () =>
    expect(paths).toEqual(expect.arrayContaining(Object.keys(routeGuards))))

  it('and one who is not known enters nothing that asks about them', () => {
    const strangers = everybody.filter(
      ({ depositor, bearer, linkingSuccess, fundSuccess, flow }) =>
        depositor === null && bearer === 'full' && !linkingSuccess && !fundSuccess && !flow.changeUnderWay,
    )
    const asking = paths.filter((path) => asksOfDepositor(path) && routeGuards[path].facts.length === 1)
    const admitted = asking.filter((path) => strangers.some((visitor) => routeGuards[path](visitor).enter))
    expect(admitted).toEqual([])
  })
})
