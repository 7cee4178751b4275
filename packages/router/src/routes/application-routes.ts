import { guards } from '@coffer/domain/access'
import { messagesSearch, newMessageSearch } from '../search.ts'
import type { RouteDeclaration } from './route-declaration.ts'

const step = { chrome: 'steps', loaders: ['progress'] } as const

/** An application, from its first step to the first deposit. */
export const applicationRoutes = {
  '/funding-returned': { title: 'title.funding-returned', guard: guards.fundingReturned, chrome: 'bank' },
  '/registration/landing': {
    title: 'title.before-you-begin',
    guard: guards.bearer,
    chrome: 'steps',
    stage: 'about-you',
    loaders: ['progress'],
  },
  '/registration/basic-information': {
    ...step,
    title: 'title.basic-information',
    guard: guards.basicStep,
    stage: 'about-you',
    progress: 21,
  },
  '/registration/address': {
    ...step,
    title: 'title.address',
    guard: guards.addressStep,
    stage: 'about-you',
    progress: 28,
  },
  '/registration/employer': {
    ...step,
    title: 'title.employer',
    guard: guards.employerStep,
    stage: 'about-you',
    progress: 35,
  },
  '/registration/confirm-details': {
    ...step,
    title: 'title.confirm-details',
    guard: guards.confirmDetails,
    stage: 'about-you',
    progress: 42,
  },
  '/registration/additional-info': {
    ...step,
    title: 'title.additional-information',
    guard: guards.underReview,
    stage: 'about-you',
  },
  '/registration/reviewing-account': {
    ...step,
    title: 'title.reviewing',
    guard: guards.reviewing,
    stage: 'about-you',
  },
  '/registration/hold-account': { ...step, title: 'title.on-hold', guard: guards.onHold },
  '/registration/passed': {
    ...step,
    title: 'title.approved',
    guard: guards.passedNotComplete,
    stage: 'about-you',
    progress: 49,
  },
  '/registration/duplicate-notification': {
    title: 'title.already-registered',
    guard: guards.bearer,
    chrome: 'steps',
    withoutFooter: true,
  },
  '/registration/cancel-account-open': {
    ...step,
    title: 'title.cancel-application',
    guard: guards.notComplete,
  },
  '/registration/cancelled-account-open': {
    title: 'title.application-cancelled',
    guard: guards.open,
    chrome: 'log-in',
  },
  '/registration/message-center': {
    title: 'title.message-center',
    guard: guards.registrationMessages,
    chrome: 'steps',
    search: messagesSearch,
    loaders: ['messages'],
  },
  '/registration/message-center/add-new-message': {
    title: 'title.new-message',
    guard: guards.registrationMessages,
    chrome: 'steps',
    search: newMessageSearch,
  },
  '/fund-account': {
    ...step,
    title: 'title.fund-account',
    guard: guards.fundAccount,
    stage: 'fund',
    progress: 77,
    loaders: ['accounts', 'linked-accounts', 'initial-fund-amount'],
  },
  '/fund-account/disclosure': {
    ...step,
    title: 'title.review-disclosures',
    guard: guards.disclosure,
    stage: 'fund',
    progress: 84,
    loaders: ['active-disclosures'],
  },
  '/fund-account/ready-to-fund': {
    ...step,
    title: 'title.ready-to-fund',
    guard: guards.readyToFund,
    stage: 'fund',
    progress: 91,
    loaders: ['accounts', 'linked-accounts', 'initial-fund-amount'],
  },
  '/fund-account/successful-fund': {
    title: 'title.account-funded',
    guard: guards.fundSuccess,
    chrome: 'steps',
    stage: 'fund',
    progress: 100,
  },
} as const satisfies Record<string, RouteDeclaration>
