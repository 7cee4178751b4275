import { guards } from '@coffer/domain/access'
import { emailLinkSearch } from '../search.ts'
import type { RouteDeclaration } from './route-declaration.ts'

/** Logging in, logging out, opening an account, and the page for unknown addresses. */
export const logInRoutes = {
  '/': { title: 'title.log-in', guard: guards.open, chrome: 'log-in', hasOffer: true },
  '/login': { title: 'title.log-in', guard: guards.open, chrome: 'log-in', hasOffer: true },
  '/calculator': { title: 'title.calculator', guard: guards.open, chrome: 'log-in', hasOffer: true },
  '/logout': { title: 'title.log-out', guard: guards.open, chrome: 'bare' },
  '/email-verification': { title: 'title.email-verification', guard: guards.open, chrome: 'log-in' },
  '/email-verified': {
    title: 'title.email-verified',
    guard: guards.open,
    chrome: 'log-in',
    search: emailLinkSearch,
  },
  '/mfa-account-locked': { title: 'title.account-locked', guard: guards.open, chrome: 'log-in' },
  '/not-me': {
    title: 'title.not-me',
    guard: guards.open,
    capability: 'account_security',
    chrome: 'log-in',
  },
  '/verify-document': {
    title: 'title.verify-document',
    guard: guards.open,
    capability: 'proofs',
    chrome: 'log-in',
  },
  '/unsubscribe': {
    title: 'title.unsubscribe',
    guard: guards.open,
    capability: 'notification_settings',
    chrome: 'log-in',
  },
  '/otp-verification': { title: 'title.enter-code', guard: guards.mfa, chrome: 'log-in', progress: 14 },
  '/setup-mobile-mfa': { title: 'title.add-mobile', guard: guards.mfa, chrome: 'log-in', progress: 7 },
  '/not-found': { title: 'title.not-found', guard: guards.open, chrome: 'bare' },
  '/login/forgot-password': {
    title: 'title.forgot-password',
    guard: guards.open,
    chrome: 'log-in',
    hasCloseButton: true,
  },
  '/login/sent': { title: 'title.check-email', guard: guards.resetEmailRecorded, chrome: 'log-in' },
  '/login/reset-password': {
    title: 'title.reset-password',
    guard: guards.open,
    chrome: 'log-in',
    hasCloseButton: true,
  },
  '/login/reset-password/failed': {
    title: 'title.reset-failed',
    guard: guards.resetFailed,
    chrome: 'log-in',
  },
  '/login/choose-mfa': { title: 'title.choose-mfa', guard: guards.mfa, chrome: 'log-in' },
  '/login/registration-home': {
    title: 'title.your-application',
    guard: guards.registrationHome,
    chrome: 'steps',
    loaders: ['progress', 'banners'],
  },
  '/login/entry': { title: 'title.welcome', guard: guards.mfa, chrome: 'bare', loaders: ['progress'] },
  '/registration': {
    title: 'title.open-account',
    guard: guards.loggedOut,
    chrome: 'log-in',
    stage: 'credentials',
    progress: 0,
    hasOffer: true,
  },
} as const satisfies Record<string, RouteDeclaration>
