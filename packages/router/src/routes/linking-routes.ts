import { guards } from '@coffer/domain/access'
import type { RouteDeclaration } from './route-declaration.ts'

const manualFunding = {
  guard: guards.manualFunding,
  chrome: 'steps',
  stage: 'link',
  loaders: ['linked-accounts'],
} as const
const relink = { guard: guards.relink, chrome: 'bank', loaders: ['linked-accounts'] } as const
const linkBank = {
  guard: guards.linksBank,
  capability: 'linked_banks',
  chrome: 'bank',
  loaders: ['linked-accounts'],
} as const

/** Linking a bank: in an application, again after a link stopped working, and another bank. */
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
  '/my-account/link-bank': { ...linkBank, title: 'title.link-bank' },
  '/my-account/link-bank/failed': { ...linkBank, title: 'title.linking-failed' },
  '/my-account/link-bank/banking-information': {
    ...linkBank,
    title: 'title.bank-details',
    loaders: ['linked-accounts', 'progress'],
  },
  '/my-account/link-bank/microdeposits': { ...linkBank, title: 'title.verify-microdeposits' },
  '/my-account/link-bank/microdeposits/sent': { ...linkBank, title: 'title.microdeposits-sent' },
  '/my-account/link-bank/incorrect': { ...linkBank, title: 'title.amounts-do-not-match' },
  '/my-account/link-bank/reissue': { ...linkBank, title: 'title.reissue-microdeposits' },
  '/my-account/link-bank/success': { ...linkBank, title: 'title.bank-linked' },
} as const satisfies Record<string, RouteDeclaration>
