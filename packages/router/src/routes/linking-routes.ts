import { guards } from '@coffer/domain/access'
import type { RouteDeclaration } from './route-declaration.ts'

const manualFunding = {
  guard: guards.manualFunding,
  chrome: 'steps',
  stage: 'link',
  loaders: ['linked-accounts'],
} as const
const relink = { guard: guards.relink, chrome: 'bank', loaders: ['linked-accounts'] } as const

/** Linking a bank, in an application and again later. */
export const linkingRoutes = {
  '/registration/link-account-selection': {
    title: 'title.link-account',
    guard: guards.linkSelection,
    chrome: 'steps',
    stage: 'link',
    progress: 56,
    loaders: ['linked-accounts'],
  },
  '/registration/link-account-selection/failed': {
    title: 'title.linking-failed',
    guard: guards.noLinkedAccounts,
    chrome: 'steps',
    stage: 'link',
  },
  '/manual-funding/banking-information': { ...manualFunding, title: 'title.bank-details', progress: 63 },
  '/manual-funding/microdeposits': { ...manualFunding, title: 'title.verify-microdeposits', progress: 70 },
  '/manual-funding/microdeposits/sent': { ...manualFunding, title: 'title.microdeposits-sent' },
  '/manual-funding/successful': { ...manualFunding, title: 'title.account-verified' },
  '/manual-funding/incorrect': { ...manualFunding, title: 'title.amounts-do-not-match' },
  '/manual-funding/reissue': { ...manualFunding, title: 'title.reissue-microdeposits' },
  '/relink/selection': {
    title: 'title.relink',
    guard: guards.relink,
    chrome: 'bank',
    loaders: ['linked-accounts', 'transactions'],
  },
  '/relink/selection/failed': { ...relink, title: 'title.relinking-failed' },
  '/relink/manual/banking-information': {
    title: 'title.bank-details',
    guard: guards.relink,
    chrome: 'bank',
    loaders: ['linked-accounts', 'progress'],
  },
  '/relink/manual/microdeposits': { ...relink, title: 'title.verify-microdeposits' },
  '/relink/manual/microdeposits/sent': { ...relink, title: 'title.microdeposits-sent' },
  '/relink/manual/successful': { ...relink, title: 'title.account-verified', guard: guards.relinkedOrRelink },
  '/relink/manual/incorrect': { ...relink, title: 'title.amounts-do-not-match' },
  '/relink/manual/reissue': { ...relink, title: 'title.reissue-microdeposits' },
} as const satisfies Record<string, RouteDeclaration>
