import type { Guard } from '@coffer/domain/access'
import { type GuardedPath, routeGuards } from '@coffer/domain/route-guards'
import type { JointStep } from '@coffer/domain/joint'
import type { MessageKey } from '@coffer/i18n/messages'
import { type InferOutput, parse } from 'valibot'
import type { LoaderName } from './access-context.ts'
import type en from './locales/en.json'
import {
  emailLinkSearch,
  faqSearch,
  idSearch,
  invitationLinkSearch,
  messagesSearch,
  newMessageSearch,
  passwordLinkSearch,
  type SearchSchema,
  statementsSearch,
  transactionsSearch,
  userInfoSearch,
} from './search.ts'

/** What surrounds a screen: the two halves of the front door, the steps of an application, the bank, or the logo alone. */
export type Chrome = 'front-door' | 'steps' | 'bank' | 'bare'
/** The four steps of registration (§2.4). */
export const stages = ['credentials', 'about-you', 'link', 'fund'] as const
export type Stage = (typeof stages)[number]

export interface RouteFacts {
  /** Word key of the title; the page title adds the institution's name. */
  title: Extract<MessageKey<typeof en>, `title.${string}`>
  /** What the screen will read, brought beside its code. */
  loaders?: readonly LoaderName[]
  chrome: Chrome
  /** Progress bar in percent (§2.4). */
  progress?: number
  stage?: Stage
  /** Of the five steps of a joint application (§9). */
  jointStep?: JointStep
  /** Search parameters that the screen reads. */
  search?: SearchSchema
  /** The footer is left out (§2.2, duplicate SSN). */
  withoutFooter?: boolean
  /** The mobile header has a close button that goes to the log-in page (§2.4). */
  closes?: boolean
}

const step = { chrome: 'steps', loaders: ['progress'] } as const
const manualFunding = {
  ...step,
  loaders: ['linked-accounts'],
  stage: 'link',
} as const

const relink = { chrome: 'bank', loaders: ['linked-accounts'] } as const
const messageCenter = {
  title: 'title.message-center',
  loaders: ['messages'],
  search: messagesSearch,
} as const
// What it is about may come with the address, from wherever the person had a question.
const newMessage = { title: 'title.new-message', search: newMessageSearch } as const
// `?id=` says whom it is about.
const beneficiary = { chrome: 'bank', loaders: ['beneficiaries', 'depositor'] } as const
const moneyMoved = { chrome: 'bank', loaders: ['accounts', 'linked-accounts'] } as const
const movingMoney = { chrome: 'bank', loaders: ['accounts', 'linked-accounts', 'transactions'] } as const

const joint = { chrome: 'bank', title: 'title.joint-account-holder' } as const
const jointStep = { ...joint, loaders: ['joint-progress'] } as const

/** Every screen: its title, what it reads and what surrounds it. Who may enter it stands in `domain/route-guards`. */
export const routes = {
  '/': { title: 'title.log-in', chrome: 'front-door' },
  '/login': { title: 'title.log-in', chrome: 'front-door' },
  '/logout': { title: 'title.log-out', chrome: 'bare' },
  '/email-verification': { title: 'title.email-verification', chrome: 'front-door' },
  '/email-verified': {
    title: 'title.email-verified',
    chrome: 'front-door',
    search: emailLinkSearch,
  },
  '/funding-returned': {
    title: 'title.funding-returned',
    chrome: 'bank',
  },
  '/mfa-account-locked': { title: 'title.account-locked', chrome: 'front-door' },
  '/otp-verification': { title: 'title.enter-code', chrome: 'front-door', progress: 14 },
  '/setup-mobile-mfa': { title: 'title.add-mobile', chrome: 'front-door', progress: 7 },
  '/not-found': { title: 'title.not-found', chrome: 'bare' },

  '/login/forgot-password': {
    title: 'title.forgot-password',
    chrome: 'front-door',
    closes: true,
  },
  '/login/sent': { title: 'title.check-email', chrome: 'front-door' },
  '/login/reset-password': {
    title: 'title.reset-password',
    chrome: 'front-door',
    search: passwordLinkSearch,
    closes: true,
  },
  '/login/reset-password/failed': {
    title: 'title.reset-failed',
    chrome: 'front-door',
  },
  '/login/choose-mfa': { title: 'title.choose-mfa', chrome: 'front-door' },
  '/login/registration-home': {
    title: 'title.your-application',
    loaders: ['progress', 'banners'],
    chrome: 'steps',
  },
  '/login/entry': { title: 'title.welcome', loaders: ['progress'], chrome: 'bare' },

  '/registration': {
    title: 'title.open-account',
    chrome: 'front-door',
    progress: 0,
    stage: 'credentials',
  },
  '/registration/landing': {
    title: 'title.before-you-begin',
    loaders: ['progress'],
    chrome: 'steps',
    stage: 'about-you',
  },
  '/registration/basic-information': {
    ...step,
    title: 'title.basic-information',
    progress: 21,
    stage: 'about-you',
  },
  '/registration/address': {
    ...step,
    title: 'title.address',
    progress: 28,
    stage: 'about-you',
  },
  '/registration/employer': {
    ...step,
    title: 'title.employer',
    progress: 35,
    stage: 'about-you',
  },
  '/registration/confirm-details': {
    ...step,
    title: 'title.confirm-details',
    progress: 42,
    stage: 'about-you',
  },
  '/registration/additional-info': {
    ...step,
    title: 'title.additional-information',
    stage: 'about-you',
  },
  '/registration/reviewing-account': {
    ...step,
    title: 'title.reviewing',
    stage: 'about-you',
  },
  '/registration/hold-account': { ...step, title: 'title.on-hold' },
  '/registration/passed': {
    ...step,
    title: 'title.approved',
    progress: 49,
    stage: 'about-you',
  },
  '/registration/duplicate-notification': {
    title: 'title.already-registered',
    chrome: 'steps',
    withoutFooter: true,
  },
  '/registration/cancel-account-open': { ...step, title: 'title.cancel-application' },
  '/registration/cancelled-account-open': {
    title: 'title.application-cancelled',
    chrome: 'front-door',
  },
  '/registration/link-account-selection': {
    ...step,
    title: 'title.link-account',
    loaders: ['linked-accounts'],
    progress: 56,
    stage: 'link',
  },
  '/registration/link-account-selection/failed': {
    title: 'title.linking-failed',
    chrome: 'steps',
    stage: 'link',
  },
  '/registration/message-center': { ...messageCenter, chrome: 'steps' },
  '/registration/message-center/add-new-message': { ...newMessage, chrome: 'steps' },

  '/manual-funding/banking-information': { ...manualFunding, title: 'title.bank-details', progress: 63 },
  '/manual-funding/microdeposits': { ...manualFunding, title: 'title.verify-microdeposits', progress: 70 },
  '/manual-funding/microdeposits/sent': { ...manualFunding, title: 'title.microdeposits-sent' },
  '/manual-funding/successful': { ...manualFunding, title: 'title.account-verified' },
  '/manual-funding/incorrect': { ...manualFunding, title: 'title.amounts-do-not-match' },
  '/manual-funding/reissue': { ...manualFunding, title: 'title.reissue-microdeposits' },

  '/relink/selection': {
    chrome: 'bank',
    title: 'title.relink',
    loaders: ['linked-accounts', 'transactions'],
  },
  '/relink/selection/failed': { ...relink, title: 'title.relinking-failed' },
  '/relink/manual/banking-information': {
    chrome: 'bank',
    title: 'title.bank-details',
    loaders: ['linked-accounts', 'progress'],
  },
  '/relink/manual/microdeposits': { ...relink, title: 'title.verify-microdeposits' },
  '/relink/manual/microdeposits/sent': { ...relink, title: 'title.microdeposits-sent' },
  '/relink/manual/successful': { ...relink, title: 'title.account-verified' },
  '/relink/manual/incorrect': { ...relink, title: 'title.amounts-do-not-match' },
  '/relink/manual/reissue': { ...relink, title: 'title.reissue-microdeposits' },

  '/fund-account': {
    ...step,
    title: 'title.fund-account',
    loaders: ['accounts', 'linked-accounts', 'initial-fund-amount'],
    progress: 77,
    stage: 'fund',
  },
  '/fund-account/disclosure': {
    ...step,
    title: 'title.review-disclosures',
    loaders: ['active-disclosures'],
    progress: 84,
    stage: 'fund',
  },
  '/fund-account/ready-to-fund': {
    ...step,
    title: 'title.ready-to-fund',
    loaders: ['accounts', 'linked-accounts', 'initial-fund-amount'],
    progress: 91,
    stage: 'fund',
  },
  '/fund-account/successful-fund': {
    title: 'title.account-funded',
    chrome: 'steps',
    progress: 100,
    stage: 'fund',
  },

  '/dashboard': {
    title: 'title.home',
    loaders: ['accounts', 'transactions', 'linked-accounts', 'banners', 'alerts'],
    chrome: 'bank',
  },
  '/dashboard/transactions-list': {
    title: 'title.transactions',
    loaders: ['transactions', 'linked-accounts'],
    chrome: 'bank',
    search: transactionsSearch,
  },
  '/dashboard/alerts': { title: 'title.alerts', loaders: ['alerts'], chrome: 'bank' },
  '/dashboard/documents': { title: 'title.documents', loaders: ['statements'], chrome: 'bank' },
  '/dashboard/documents/statements': {
    title: 'title.statements',
    loaders: ['statements', 'statement-years'],
    chrome: 'bank',
    search: statementsSearch,
  },
  '/dashboard/documents/taxes': { title: 'title.taxes', loaders: ['tax-documents'], chrome: 'bank' },
  '/disclosures': {
    title: 'title.disclosures',
    loaders: ['disclosures', 'active-disclosures'],
    chrome: 'bank',
  },
  '/disclosures/view-disclosures/$uuid': {
    title: 'title.view-disclosure',
    loaders: ['disclosures', 'active-disclosures'],
    chrome: 'bank',
  },
  '/message-center': { ...messageCenter, chrome: 'bank' },
  '/message-center/add-new-message': { ...newMessage, chrome: 'bank' },
  '/faq': { title: 'title.faq', loaders: ['faqs'], chrome: 'bank', search: faqSearch },

  '/deposit': { ...movingMoney, title: 'title.deposit' },
  '/deposit/success': { ...moneyMoved, title: 'title.deposit-submitted' },
  '/deposit/edit': { ...movingMoney, title: 'title.edit-deposit', search: idSearch },
  '/deposit/cancel-success': { title: 'title.deposit-cancelled', chrome: 'bank' },
  '/deposit/reschedule-success': { title: 'title.deposit-rescheduled', chrome: 'bank' },
  '/withdraw': { ...movingMoney, title: 'title.withdraw' },
  '/withdraw/success': { ...moneyMoved, title: 'title.withdrawal-submitted' },
  '/withdraw/close-success': { title: 'title.account-closing', chrome: 'bank' },

  '/beneficiary/add': { ...beneficiary, title: 'title.beneficiary' },
  '/beneficiary/remove': { ...beneficiary, title: 'title.beneficiary', search: idSearch },
  '/beneficiary/success': { ...beneficiary, title: 'title.beneficiary' },
  '/beneficiary/details': { ...beneficiary, title: 'title.beneficiary', search: idSearch },
  '/beneficiary/list': { ...beneficiary, title: 'title.beneficiaries' },
  '/beneficiary/edit': { ...beneficiary, title: 'title.edit-beneficiary', search: idSearch },
  '/beneficiary/update-allocations': { ...beneficiary, title: 'title.beneficiaries' },
  '/non-profit/select': { title: 'title.non-profit', chrome: 'bank' },
  '/non-profit/success': { title: 'title.non-profit-chosen', chrome: 'bank' },

  '/my-account': {
    title: 'title.my-account',
    loaders: ['user', 'progress', 'accounts', 'linked-accounts', 'devices'],
    chrome: 'bank',
  },
  '/my-account/edit-user-info': {
    title: 'title.user-information',
    loaders: ['user', 'progress'],
    chrome: 'bank',
    search: userInfoSearch,
  },
  '/my-account/edit-user-info/email': { title: 'title.edit-email', loaders: ['user'], chrome: 'bank' },
  '/my-account/edit-user-info/phone': { title: 'title.edit-phone', loaders: ['user'], chrome: 'bank' },
  '/my-account/edit-user-info/success': { title: 'title.user-information', chrome: 'bank' },
  '/my-account/edit-user-info/failed': { title: 'title.user-information', chrome: 'bank' },
  '/my-account/otp-verification': { title: 'title.enter-code', chrome: 'bank' },

  '/joint-account': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/account-holder': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/contact': { ...jointStep, jointStep: 'contact', progress: 0 },
  '/joint-account/personal-information': {
    ...jointStep,
    jointStep: 'personal-information',
    progress: 20,
  },
  '/joint-account/address-information': { ...jointStep, jointStep: 'address-information', progress: 40 },
  '/joint-account/occupation': { ...jointStep, jointStep: 'occupation', progress: 60 },
  '/joint-account/confirm-details': { ...jointStep, jointStep: 'confirm-details', progress: 80 },
  '/joint-account/saved': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/success': joint,
  '/joint-account/resume': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/reviewing-account': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/close-application': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/duplicate-notification': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/edit-email': { ...joint, loaders: ['joint-progress'] },
  '/joint-account/edit-email/failed': joint,
  '/joint-account/edit-email/success': joint,

  '/joint-account/verify/success': {
    title: 'title.joint-account-holder',
    chrome: 'front-door',
    search: invitationLinkSearch,
  },
  '/joint-account/onboarding': { title: 'title.welcome', chrome: 'front-door' },
  '/joint-account/onboarding/ssn-verification': { title: 'title.verify-identity', chrome: 'front-door' },
  '/joint-account/onboarding/locked-access': { title: 'title.access-locked', chrome: 'front-door' },
  '/joint-account/onboarding/identity-verified': { title: 'title.identity-verified', chrome: 'front-door' },
  '/joint-account/onboarding/create-password': { title: 'title.create-password', chrome: 'front-door' },
  '/joint-account/onboarding/password-success': { title: 'title.password-created', chrome: 'front-door' },
  '/joint-account/onboarding/success': { title: 'title.welcome', chrome: 'bank' },
} as const satisfies Partial<Record<GuardedPath, RouteFacts>>

export type RoutePath = keyof typeof routes
/** Addresses that only ever redirect. */
type RedirectPath = '/login/entry'
export type ScreenPath = Exclude<RoutePath, RedirectPath>

export function isRoutePath(path: string): path is RoutePath {
  return Object.hasOwn(routes, path)
}

export function isScreenPath(path: RoutePath): path is ScreenPath {
  return path !== '/login/entry'
}

/** The facts of a route, without their literal types. */
export function factsOf(path: RoutePath): RouteFacts {
  return routes[path]
}

/** Who may enter. */
export function guardOf(path: RoutePath): Guard {
  return routeGuards[path]
}

/** The names of a path's `$name` parameters. */
export type ParamName<Path> = Path extends `${string}/$${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/$${infer Name}`
    ? Name
    : never

/**
 * `{ params: { uuid: string } }` where the path has a placeholder, nothing where it has none. Where the path is any of
 * several, as much as any of them asks for.
 */
export type RouteParams<Path extends RoutePath> = Path extends RoutePath
  ? [ParamName<Path>] extends [never]
    ? { params?: never }
    : { params: Record<ParamName<Path>, string> }
  : never

/** The routes that read a search. */
export type SearchPath = {
  [Path in RoutePath]: (typeof routes)[Path] extends { search: SearchSchema } ? Path : never
}[RoutePath]

/** The validated search of a route. */
export type SearchOf<Path extends SearchPath> = InferOutput<(typeof routes)[Path]['search']>

/** Reads a search by the schema of its route; never throws, as a value that does not match counts as absent. */
export function searchOf<Path extends SearchPath>(path: Path, search: unknown): SearchOf<Path> {
  return parse(routes[path].search, search)
}

/** Only the search parameters that the route declares. */
export type RouteSearch<Path extends RoutePath> = Path extends SearchPath
  ? { search?: SearchOf<Path> }
  : { search?: never }
