import { http, HttpResponse, type HttpHandler } from 'msw'
import type { WireBeneficiary } from '../beneficiaries/schema.ts'
import type { WireJointHolder } from '../joint/schema.ts'
import type { Unsubscribed } from '../notification-settings/schema.ts'
import * as build from './builders.ts'
import { fakeCall } from './fake-call.ts'

const noData = () => null
const noHolder = (): WireJointHolder | null => null
const invitation = (): { state: string; inviter?: string | null } => ({
  state: 'verified',
  inviter: 'Ada Rivera',
})
const accepted = () => ({ request_id: '00000000-0000-4000-8000-0000000000aa' })

/** The handshake. Sets the cookie itself, because a fake response cannot. */
const csrf = (): HttpHandler =>
  http.get('*/sanctum/csrf-cookie', () => {
    if (typeof document !== 'undefined') document.cookie = 'XSRF-TOKEN=fake-token; Path=/'
    return new HttpResponse(null, { status: 204 })
  })

/** A factory for each call: `handlers.accounts()`, `handlers.login.fails(400, { message })`, `handlers.transactions.hangs()`. */
export const handlers = {
  csrf,
  login: fakeCall('post', '/login', build.loginAnswer),
  logout: fakeCall('post', '/logout', noData),
  register: fakeCall('post', '/register', () => ({ masked_email: 'a•••@example.com' }), 201),
  verifyEmail: fakeCall('post', '/email/verify', () => ({ state: 'verified' })),
  checkInvitation: fakeCall('post', '/email/verify/joint', invitation),
  resendVerification: fakeCall('post', '/email/resend', noData),
  forgotPassword: fakeCall('post', '/forgot-password', noData),
  resetPassword: fakeCall('post', '/reset-password', noData),
  reportNotMe: fakeCall('post', '/not-me', () => ({ canceled_withdrawals: 1 })),
  selectMfa: fakeCall('get', '/mfa-select/:type', build.codeSent),
  resendCode: fakeCall('get', '/mfa-resend/:nonceToken', build.codeResent),
  addMobile: fakeCall('post', '/mfa-add-sms', build.codeSent),
  verifyCode: fakeCall('post', '/mfa-verify/:nonceToken', build.verifyAnswer),
  describeSession: fakeCall('post', '/session', noData),
  checkAuth: fakeCall('get', '/auth-check', build.liveness),
  checkAuthQuietly: fakeCall('get', '/auth-check/no-ext', build.liveness),
  deviceInfo: fakeCall('get', '/device-info', build.device),
  branding: fakeCall('get', '/branding', build.branding),
  banners: fakeCall('get', '/banner-alerts', () => [build.banner()]),
  depositor: fakeCall('get', '/depositor', build.depositor),
  progress: fakeCall('get', '/depositor/progress', build.depositorProgress),
  user: fakeCall('get', '/user', build.user),
  requestContactChange: fakeCall('post', '/mfa-confirm-update/:type', build.codeSent),
  updateContact: fakeCall('patch', '/user', build.user),
  changeLanguage: fakeCall('patch', '/user/language', build.user),
  sessions: fakeCall('get', '/sessions', () => [build.openSession()]),
  endSession: fakeCall('delete', '/sessions/:uuid', noData),
  logOutEverywhere: fakeCall('delete', '/sessions', noData),
  devices: fakeCall('get', '/devices', () => [build.rememberedDevice()]),
  forgetDevice: fakeCall('delete', '/devices/:uuid', noData),
  notificationSettings: fakeCall('get', '/notification-settings', () => build.notificationSettings()),
  changeNotificationSetting: fakeCall('patch', '/notification-settings', () => build.notificationSettings()),
  unsubscribe: fakeCall('post', '/notification-settings/unsubscribe', (): Unsubscribed => ({
    kind: 'summary',
  })),
  passkeys: fakeCall('get', '/passkeys', () => [build.passkey()]),
  challengeNewPasskey: fakeCall('post', '/passkeys/challenge', build.creationChallenge),
  addPasskey: fakeCall('post', '/passkeys', build.passkey, 201),
  renamePasskey: fakeCall('patch', '/passkeys/:uuid', build.passkey),
  removePasskey: fakeCall('delete', '/passkeys/:uuid', noData),
  challengePasskeyLogIn: fakeCall('post', '/passkeys/log-in/challenge', build.assertionChallenge),
  logInByPasskey: fakeCall('post', '/passkeys/log-in', () =>
    build.loginAnswer({ ...build.verifyAnswer(), nonce_token: null }),
  ),
  challengeSecondFactor: fakeCall('post', '/passkeys/second-factor/challenge', build.assertionChallenge),
  verifySecondFactor: fakeCall('post', '/passkeys/second-factor', build.verifyAnswer),
  challengeStepUp: fakeCall('post', '/passkeys/step-up/challenge', build.assertionChallenge),
  verifyStepUp: fakeCall('post', '/passkeys/step-up', noData),
  /** Responds to any step, including the last one. */
  saveStep: fakeCall('patch', '/depositor', () => ({ ...build.depositor(), ...accepted() })),
  confirmDetails: fakeCall('patch', '/depositor', accepted, 202),
  cancelApplication: fakeCall('post', '/depositor/cancel-application', noData),
  request: fakeCall('get', '/request/:requestId', () => ({ kind: 'status', result: 'PASSED' })),
  refreshService: fakeCall('get', '/service', accepted, 202),
  accounts: fakeCall('get', '/accounts', () => [build.account()]),
  changeNickname: fakeCall('patch', '/accounts/:uuid', () => ({ nickname: 'Rainy day' })),
  accountNumber: fakeCall('get', '/accounts/:uuid/number', () => ({ account_number: '400112344821' })),
  rates: fakeCall('get', '/accounts/:uuid/rates', () => [build.rate()]),
  goals: fakeCall('get', '/accounts/:uuid/goals', build.goals),
  addGoal: fakeCall(
    'post',
    '/accounts/:uuid/goals',
    () => ({ uuid: build.goal().uuid, overview: build.goals() }),
    201,
  ),
  /** Before `changeGoal`, whose path also matches it. */
  orderGoals: fakeCall('patch', '/accounts/:uuid/goals/order', build.goals),
  changeGoal: fakeCall('patch', '/accounts/:uuid/goals/:goal', build.goals),
  moveGoalMoney: fakeCall('post', '/accounts/:uuid/goals/moves', build.goals),
  archiveGoal: fakeCall('post', '/accounts/:uuid/goals/:goal/archive', build.goals),
  restartGoal: fakeCall('post', '/accounts/:uuid/goals/:goal/restart', build.goals),
  goalHistory: fakeCall('get', '/accounts/:uuid/goals/:goal/history', () => [build.goalEvent()]),
  plans: fakeCall('get', '/accounts/:uuid/plans', build.plans),
  addPlan: fakeCall(
    'post',
    '/accounts/:uuid/plans',
    () => ({ uuid: build.plan().uuid, overview: build.plans() }),
    201,
  ),
  changePlan: fakeCall('patch', '/accounts/:uuid/plans/:plan', build.plans),
  pausePlan: fakeCall('post', '/accounts/:uuid/plans/:plan/pause', build.plans),
  resumePlan: fakeCall('post', '/accounts/:uuid/plans/:plan/resume', build.plans),
  skipPlanDate: fakeCall('post', '/accounts/:uuid/plans/:plan/skip', build.plans),
  restorePlanDate: fakeCall('post', '/accounts/:uuid/plans/:plan/restore', build.plans),
  movePlanDate: fakeCall('post', '/accounts/:uuid/plans/:plan/move', build.plans),
  changePlanAmount: fakeCall('post', '/accounts/:uuid/plans/:plan/amounts', build.plans),
  endPlan: fakeCall('post', '/accounts/:uuid/plans/:plan/end', build.plans),
  linkedAccounts: fakeCall('get', '/linked-accounts', build.linkedAccounts),
  chooseDefaultBank: fakeCall('post', '/linked-accounts/:uuid/default', build.linkedAccounts),
  removeBank: fakeCall('post', '/linked-accounts/:uuid/remove', build.linkedAccounts),
  startInstantLink: fakeCall('get', '/fastlink', build.instantLink),
  finishInstantLink: fakeCall('post', '/link/fastlink', () => ({
    success: true,
    uuid: build.linkedAccount().uuid,
    accounts: [build.linkedAccount()],
  })),
  linkManually: fakeCall('post', '/link/manual', () => ({
    uuid: build.linkedAccount().uuid,
    status: 'VERIFICATION_PENDING',
    microdeposits_expected_by: '2026-11-24',
  })),
  verifyMicrodeposits: fakeCall('post', '/link/manual/verify', () => ({
    uuid: build.linkedAccount().uuid,
    status: 'ACTIVE',
  })),
  reissueMicrodeposits: fakeCall('post', '/link/manual/reissue', () => ({
    microdeposits_expected_by: '2026-11-24',
  })),
  initialFundAmount: fakeCall('get', '/initial-fund-amount', () => ({ amount: 50_000 })),
  setInitialFundAmount: fakeCall('post', '/initial-fund-amount', () => ({ amount: 50_000 })),
  fundAccount: fakeCall('post', '/fund-my-account', build.funded, 202),
  activeDisclosures: fakeCall('get', '/disclosures/active', () => [build.disclosure()]),
  disclosures: fakeCall('get', '/disclosures', () => [build.disclosure()]),
  disclosure: fakeCall('get', '/disclosure/:uuid/:hash', build.disclosure),
  signDisclosure: fakeCall('post', '/disclosure/:disclosure', () => ({ signed_at: '2026-11-20T15:04:05Z' })),
  statements: fakeCall('get', '/statements', () => [build.statement()]),
  statementYears: fakeCall('get', '/statements/years', () => [build.statement().year]),
  statementsByYear: fakeCall('get', '/statements/:year', () => [build.statement()]),
  statementFile: fakeCall('get', '/statements/:year/:month', build.statementFile),
  taxDocuments: fakeCall('get', '/tax-documents', () => [build.taxDocument()]),
  transactions: fakeCall('get', '/transactions', () => [build.transaction()]),
  voidTransaction: fakeCall('post', '/transactions/:uuid/void', noData),
  deposit: fakeCall('post', '/deposit', accepted, 202),
  editDeposit: fakeCall('patch', '/deposit/:uuid', accepted, 202),
  /** Also responds to closing the account. */
  withdraw: fakeCall('post', '/withdraw', accepted, 202),
  alerts: fakeCall('get', '/alerts', () => [build.alert()]),
  markAlertRead: fakeCall('post', '/alerts/', noData),
  markAllAlertsRead: fakeCall('post', '/alerts/all', noData),
  proofs: fakeCall('get', '/proofs', build.proofs),
  createProof: fakeCall(
    'post',
    '/proofs',
    () => ({ uuid: build.proof().uuid, overview: build.proofs({ left_today: 19, proofs: [build.proof()] }) }),
    201,
  ),
  proofFile: fakeCall('get', '/proofs/:uuid', build.proofFile),
  verifyProof: fakeCall('post', '/proofs/verify', build.verifiedProof),
  cases: fakeCall('get', '/cases', build.cases),
  reportProblem: fakeCall(
    'post',
    '/cases',
    () => ({ uuid: build.problemCase().uuid, overview: build.cases({ cases: [build.problemCase()] }) }),
    201,
  ),
  faqs: fakeCall('get', '/faqs', () => [build.faq()]),
  messages: fakeCall('get', '/messages', () => [build.message()]),
  sendMessage: fakeCall('post', '/messages', build.message, 201),
  beneficiaries: fakeCall('get', '/depositor/beneficiaries', () => [build.beneficiary()]),
  addBeneficiary: fakeCall('post', '/depositor/beneficiaries', () => [build.beneficiary()]),
  /** Before `editBeneficiary`, whose path also matches it. */
  updateAllocations: fakeCall('patch', '/depositor/beneficiaries/update-allocations', () => [
    build.beneficiary(),
  ]),
  editBeneficiary: fakeCall('patch', '/depositor/beneficiaries/:uuid', () => [build.beneficiary()]),
  removeBeneficiary: fakeCall('delete', '/depositor/beneficiary', noData),
  removeAndReallocate: fakeCall(
    'post',
    '/depositor/beneficiaries/delete-and-reallocate',
    (): WireBeneficiary[] => [],
  ),
  defaultNonProfit: fakeCall('get', '/nonprofits/default', build.nonProfit),
  selectedNonProfit: fakeCall('get', '/nonprofits/selected', build.nonProfit),
  searchNonProfits: fakeCall('get', '/nonprofits', () => [build.nonProfit()]),
  selectNonProfit: fakeCall('post', '/nonprofits/select', noData),
  entity: fakeCall('post', '/entity/details', build.entity),
  /** Without an invitation by default. */
  jointHolder: fakeCall('get', '/depositor/secondary-info', noHolder),
  jointProgress: fakeCall('get', '/depositor/secondary-progress', noHolder),
  registerHolder: fakeCall('post', '/depositor/register-secondary', build.jointHolder),
  /** Responds to any step, including the last one. */
  saveHolder: fakeCall('patch', '/depositor/update-secondary', build.jointHolder),
  changeHolderEmail: fakeCall('patch', '/depositor/update-secondary-email', noData),
  resendInvitation: fakeCall('post', '/depositor/resend-secondary-verification', noData),
  closeHolderApplication: fakeCall('post', '/depositor/close-secondary-application', noData),
  verifyIdentity: fakeCall('post', '/verify-identity', () => ({
    email: 'sam@example.com',
    token: 'identity-token',
  })),
  viewMessage: fakeCall('post', '/messages/:uuid/view', () => ({ viewed_at: '2026-11-20T15:04:05Z' })),
} as const

/** Every call with its default response. The handlers of a test or a story take precedence. */
export const usualHandlers = (): HttpHandler[] => Object.values(handlers).map((handler) => handler())
