import { guards } from '@coffer/domain/access'
import { invitationLinkSearch } from '../search.ts'
import type { RouteDeclaration } from './route-declaration.ts'

const joint = { title: 'title.joint-account-holder', chrome: 'bank' } as const
const application = { ...joint, loaders: ['joint-progress'] } as const

/** Sharing the account, for the primary depositor and for the invited holder. */
export const jointRoutes = {
  '/joint-account': { ...application, guard: guards.addHolder },
  '/joint-account/account-holder': { ...application, guard: guards.holder },
  '/joint-account/contact': { ...application, guard: guards.addHolder, jointStep: 'contact', progress: 0 },
  '/joint-account/personal-information': {
    ...application,
    guard: guards.addHolder,
    jointStep: 'personal-information',
    progress: 20,
  },
  '/joint-account/address-information': {
    ...application,
    guard: guards.addHolder,
    jointStep: 'address-information',
    progress: 40,
  },
  '/joint-account/occupation': {
    ...application,
    guard: guards.addHolder,
    jointStep: 'occupation',
    progress: 60,
  },
  '/joint-account/confirm-details': {
    ...application,
    guard: guards.confirmHolder,
    jointStep: 'confirm-details',
    progress: 80,
  },
  '/joint-account/saved': { ...application, guard: guards.holder },
  '/joint-account/success': { ...joint, guard: guards.holder },
  '/joint-account/resume': { ...application, guard: guards.resumeHolder },
  '/joint-account/reviewing-account': { ...application, guard: guards.holder },
  '/joint-account/close-application': { ...application, guard: guards.closeHolder },
  '/joint-account/duplicate-notification': { ...application, guard: guards.holder },
  '/joint-account/edit-email': { ...application, guard: guards.editHolderEmail },
  '/joint-account/edit-email/failed': { ...joint, guard: guards.editHolderEmail },
  '/joint-account/edit-email/success': { ...joint, guard: guards.editHolderEmail },
  '/joint-account/verify/success': {
    title: 'title.joint-account-holder',
    guard: guards.open,
    chrome: 'log-in',
    search: invitationLinkSearch,
  },
  '/joint-account/onboarding': { title: 'title.welcome', guard: guards.invited, chrome: 'log-in' },
  '/joint-account/onboarding/ssn-verification': {
    title: 'title.verify-identity',
    guard: guards.invited,
    chrome: 'log-in',
  },
  '/joint-account/onboarding/locked-access': {
    title: 'title.access-locked',
    guard: guards.invited,
    chrome: 'log-in',
  },
  '/joint-account/onboarding/identity-verified': {
    title: 'title.identity-verified',
    guard: guards.identityVerified,
    chrome: 'log-in',
  },
  '/joint-account/onboarding/create-password': {
    title: 'title.create-password',
    guard: guards.identityVerified,
    chrome: 'log-in',
  },
  '/joint-account/onboarding/password-success': {
    title: 'title.password-created',
    guard: guards.linkState,
    chrome: 'log-in',
  },
  '/joint-account/onboarding/success': { title: 'title.welcome', guard: guards.joined, chrome: 'bank' },
} as const satisfies Record<string, RouteDeclaration>
