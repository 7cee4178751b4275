import type { AccessContext, DepositorAccess } from '@coffer/domain/access-context'
import { everyAccessContext } from '@coffer/domain/access-context.fixture'
import { describe, expect, it } from 'vitest'
import { type RoutePath, routeOf, routePaths } from './routes.ts'

// An independent table of the access rules, written without the guards that it checks.
type Needs = (context: AccessContext, depositor: DepositorAccess) => boolean
type Row = {
  /** The session that the route needs: none, a token (even while its MFA is pending), a full token, a valid session. */
  of: 'anyone' | 'token' | 'bearer' | 'session'
  needs?: Needs
  /** VIEW_ONLY may open it: always, or only while the registration is not complete. */
  viewOnly?: 'may' | 'until-complete'
}

const complete = ({ lastStep }: DepositorAccess) => lastStep === 'completed'
const is =
  (...statuses: readonly DepositorAccess['registrationStatus'][]): Needs =>
  (_, { registrationStatus }) =>
    statuses.includes(registrationStatus)
const lastStep =
  (...steps: readonly DepositorAccess['lastStep'][]): Needs =>
  (_, depositor) =>
    steps.includes(depositor.lastStep)
const both =
  (...needs: readonly Needs[]): Needs =>
  (context, depositor) =>
    needs.every((one) => one(context, depositor))
const either =
  (...needs: readonly Needs[]): Needs =>
  (context, depositor) =>
    needs.some((one) => one(context, depositor))
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
const linkingBank: Row = {
  of: 'session',
  needs: both(
    isComplete,
    passed,
    ({ relink, isClosing }) => !relink && !isClosing,
    (_, { isPrimary }) => isPrimary,
  ),
}
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
/**
 * A row for the given last steps of a joint holder's application: `no one` without an application, `invited` while the
 * sign-up is pending.
 */
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

const table: Record<RoutePath, Row> = {
  '/': anyone,
  '/login': anyone,
  '/logout': anyone,
  '/calculator': anyone,
  '/not-found': anyone,
  '/email-verification': anyone,
  '/email-verified': anyone,
  '/mfa-account-locked': anyone,
  '/not-me': anyone,
  '/verify-document': anyone,
  '/unsubscribe': anyone,
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
  '/my-account/link-bank': linkingBank,
  '/my-account/link-bank/failed': linkingBank,
  '/my-account/link-bank/banking-information': linkingBank,
  '/my-account/link-bank/microdeposits': linkingBank,
  '/my-account/link-bank/microdeposits/sent': linkingBank,
  '/my-account/link-bank/incorrect': linkingBank,
  '/my-account/link-bank/reissue': linkingBank,
  '/my-account/link-bank/success': linkingBank,
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
  '/dashboard/documents/proofs': records,
  '/dashboard/alerts': { of: 'session', needs: both(isComplete, accepted) },
  '/interest': records,
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
  '/goals': records,
  '/goals/add': { of: 'session', needs: both(isComplete, passed) },
  '/goals/$uuid': records,
  '/plans': records,
  '/plans/add': deposit,
  '/plans/$uuid/edit': deposit,
  '/goals/$uuid/edit': { of: 'session', needs: both(isComplete, passed) },
  '/my-account': session,
  '/my-account/sessions': session,
  '/my-account/edit-user-info': session,
  '/my-account/edit-user-info/email': session,
  '/my-account/edit-user-info/phone': session,
  '/my-account/edit-user-info/success': session,
  '/my-account/edit-user-info/failed': session,
  '/my-account/passkeys': session,
  '/my-account/notifications': session,
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

const unknownDepositor: DepositorAccess = {
  isPrimary: false,
  registrationStatus: null,
  lastStep: 'none',
  extendedStatus: null,
}

/** The decision of a row in a context. Routes that need only a token need nothing of the depositor. */
function expected(
  { of, needs = () => true, viewOnly }: Row,
  context: AccessContext,
  path: RoutePath,
): string {
  if (of === 'anyone')
    return needs(context, unknownDepositor) ? 'allowed' : path === '/registration' ? '/logout' : '/not-found'
  if (context.bearer === 'none') return '/logout'
  if (of === 'session' && context.bearer === 'full' && !context.sessionValid) return '/logout'
  if (context.bearer === 'mfa-pending') return of === 'token' ? 'allowed' : '/login/choose-mfa'
  if (of === 'token') return 'allowed'
  const { depositor } = context
  if (depositor?.registrationStatus === 'VIEW_ONLY') {
    const isDone = complete(depositor)
    if (viewOnly === undefined || (viewOnly === 'until-complete' && isDone))
      return isDone ? '/dashboard/documents' : '/registration/hold-account'
  }
  return needs(context, depositor ?? unknownDepositor) ? 'allowed' : '/not-found'
}

/** Rows with a requirement about the depositor, which an unknown depositor does not meet. */
const dependsOnDepositor = (path: RoutePath) =>
  routeOf(path).guard.requirements.length > 0 && table[path].needs !== undefined

describe('the guard of a route', () => {
  const contexts = [...everyAccessContext()]

  it.each(routePaths)('The guard of %s decides as the independent table does', (path) => {
    const wrong: { context: AccessContext; expected: string; found: string }[] = []
    const destinations = new Set<string>()
    for (const context of contexts) {
      if (context.depositor === null && context.bearer === 'full' && dependsOnDepositor(path)) continue
      const decision = routeOf(path).guard(context)
      const found = decision.isAllowed ? 'allowed' : decision.to
      destinations.add(found)
      const shouldBe = expected(table[path], context, path)
      if (found !== shouldBe) wrong.push({ context, expected: shouldBe, found })
    }
    expect(wrong.slice(0, 2)).toEqual([])
    expect(destinations).toContain('allowed')
  })

  it('A guard that depends on the depositor refuses an unknown depositor', () => {
    const unknown = contexts.filter(
      ({ depositor, bearer, linkingSuccess, fundSuccess, flow }) =>
        depositor === null && bearer === 'full' && !linkingSuccess && !fundSuccess && !flow.changeUnderWay,
    )
    const dependent = routePaths.filter(
      (path) => dependsOnDepositor(path) && routeOf(path).guard.requirements.length === 1,
    )
    const allowing = dependent.filter((path) =>
      unknown.some((context) => routeOf(path).guard(context).isAllowed),
    )
    expect(allowing).toEqual([])
  })
})
