import { guards } from '@coffer/domain/access'
import {
  addGoalSearch,
  depositSearch,
  editDepositSearch,
  faqSearch,
  idSearch,
  messagesSearch,
  newMessageSearch,
  statementsSearch,
  transactionsSearch,
  userInfoSearch,
  withdrawSearch,
} from '../search.ts'
import type { RouteDeclaration } from './route-declaration.ts'

const beneficiary = { chrome: 'bank', loaders: ['beneficiaries', 'depositor'] } as const
const transfer = { chrome: 'bank', loaders: ['accounts', 'linked-accounts', 'transactions'] } as const
const goal = {
  capability: 'goals',
  chrome: 'bank',
  loaders: ['accounts', 'goals', 'transactions', 'depositor'],
} as const
const plan = {
  capability: 'automatic_saving',
  chrome: 'bank',
  loaders: ['accounts', 'plans', 'goals', 'linked-accounts', 'depositor'],
} as const
const transferResult = { chrome: 'bank', loaders: ['accounts', 'linked-accounts'] } as const

/** The account: what it holds, moving money, and the depositor's own data. */
export const bankRoutes = {
  '/dashboard': {
    title: 'title.home',
    guard: guards.dashboard,
    chrome: 'bank',
    loaders: ['accounts', 'transactions', 'linked-accounts', 'banners', 'alerts'],
    isShownInParts: true,
  },
  '/dashboard/transactions-list': {
    title: 'title.transactions',
    guard: guards.records,
    chrome: 'bank',
    search: transactionsSearch,
    loaders: ['transactions', 'linked-accounts'],
  },
  '/dashboard/alerts': {
    title: 'title.alerts',
    guard: guards.dashboard,
    chrome: 'bank',
    loaders: ['alerts'],
  },
  '/dashboard/documents': {
    title: 'title.documents',
    guard: guards.records,
    chrome: 'bank',
    loaders: ['statements'],
  },
  '/dashboard/documents/statements': {
    title: 'title.statements',
    guard: guards.records,
    chrome: 'bank',
    search: statementsSearch,
    loaders: ['statements', 'statement-years'],
  },
  '/dashboard/documents/taxes': {
    title: 'title.taxes',
    guard: guards.records,
    chrome: 'bank',
    loaders: ['tax-documents'],
  },
  '/dashboard/documents/proofs': {
    title: 'title.proofs',
    guard: guards.records,
    capability: 'proofs',
    chrome: 'bank',
    loaders: ['proofs'],
  },
  '/interest': {
    title: 'title.interest',
    guard: guards.records,
    chrome: 'bank',
    loaders: ['accounts', 'transactions'],
  },
  '/disclosures': {
    title: 'title.disclosures',
    guard: guards.records,
    chrome: 'bank',
    loaders: ['disclosures', 'active-disclosures'],
  },
  '/disclosures/view-disclosures/$uuid': {
    title: 'title.view-disclosure',
    guard: guards.records,
    chrome: 'bank',
    loaders: ['disclosures', 'active-disclosures'],
  },
  '/message-center': {
    title: 'title.message-center',
    guard: guards.anySession,
    chrome: 'bank',
    search: messagesSearch,
    loaders: ['messages'],
  },
  '/message-center/add-new-message': {
    title: 'title.new-message',
    guard: guards.anySession,
    chrome: 'bank',
    search: newMessageSearch,
  },
  '/faq': {
    title: 'title.faq',
    guard: guards.anySession,
    chrome: 'bank',
    search: faqSearch,
    loaders: ['faqs'],
  },
  '/deposit': { ...transfer, title: 'title.deposit', guard: guards.movesMoney, search: depositSearch },
  '/deposit/success': { ...transferResult, title: 'title.deposit-submitted', guard: guards.movesMoney },
  '/deposit/edit': {
    ...transfer,
    title: 'title.edit-deposit',
    guard: guards.movesMoney,
    search: editDepositSearch,
  },
  '/deposit/cancel-success': { title: 'title.deposit-cancelled', guard: guards.movesMoney, chrome: 'bank' },
  '/deposit/reschedule-success': {
    title: 'title.deposit-rescheduled',
    guard: guards.movesMoney,
    chrome: 'bank',
  },
  '/withdraw': { ...transfer, title: 'title.withdraw', guard: guards.withdraw, search: withdrawSearch },
  '/withdraw/success': { ...transferResult, title: 'title.withdrawal-submitted', guard: guards.withdrawn },
  '/withdraw/close-success': { title: 'title.account-closing', guard: guards.session, chrome: 'bank' },
  '/goals': { ...goal, title: 'title.goals', guard: guards.records },
  '/goals/add': { ...goal, title: 'title.add-goal', guard: guards.changesGoals, search: addGoalSearch },
  '/goals/$uuid': { ...goal, title: 'title.goal', guard: guards.records },
  '/goals/$uuid/edit': { ...goal, title: 'title.edit-goal', guard: guards.changesGoals },
  '/plans': { ...plan, title: 'title.plans', guard: guards.records },
  '/plans/add': { ...plan, title: 'title.add-plan', guard: guards.movesMoney },
  '/plans/$uuid/edit': { ...plan, title: 'title.edit-plan', guard: guards.movesMoney },
  '/beneficiary/add': { ...beneficiary, title: 'title.beneficiary', guard: guards.addBeneficiary },
  '/beneficiary/remove': {
    ...beneficiary,
    title: 'title.beneficiary',
    guard: guards.changeBeneficiary,
    search: idSearch,
  },
  '/beneficiary/success': { ...beneficiary, title: 'title.beneficiary', guard: guards.changedBeneficiary },
  '/beneficiary/details': {
    ...beneficiary,
    title: 'title.beneficiary',
    guard: guards.seeBeneficiaries,
    search: idSearch,
  },
  '/beneficiary/list': { ...beneficiary, title: 'title.beneficiaries', guard: guards.seeBeneficiaries },
  '/beneficiary/edit': {
    ...beneficiary,
    title: 'title.edit-beneficiary',
    guard: guards.changeBeneficiary,
    search: idSearch,
  },
  '/beneficiary/update-allocations': {
    ...beneficiary,
    title: 'title.beneficiaries',
    guard: guards.updateAllocations,
  },
  '/non-profit/select': { title: 'title.non-profit', guard: guards.nonProfit, chrome: 'bank' },
  '/non-profit/success': { title: 'title.non-profit-chosen', guard: guards.nonProfit, chrome: 'bank' },
  '/my-account': {
    title: 'title.my-account',
    guard: guards.anySession,
    chrome: 'bank',
    loaders: ['user', 'progress', 'accounts', 'linked-accounts', 'devices'],
  },
  '/my-account/sessions': {
    title: 'title.sessions',
    guard: guards.anySession,
    capability: 'account_security',
    chrome: 'bank',
  },
  '/my-account/notifications': {
    title: 'title.notifications',
    guard: guards.anySession,
    capability: 'notification_settings',
    chrome: 'bank',
  },
  '/my-account/edit-user-info': {
    title: 'title.user-information',
    guard: guards.anySession,
    chrome: 'bank',
    search: userInfoSearch,
    loaders: ['user', 'progress'],
  },
  '/my-account/edit-user-info/email': {
    title: 'title.edit-email',
    guard: guards.anySession,
    chrome: 'bank',
    loaders: ['user'],
  },
  '/my-account/edit-user-info/phone': {
    title: 'title.edit-phone',
    guard: guards.anySession,
    chrome: 'bank',
    loaders: ['user'],
  },
  '/my-account/edit-user-info/success': {
    title: 'title.user-information',
    guard: guards.anySession,
    chrome: 'bank',
  },
  '/my-account/edit-user-info/failed': {
    title: 'title.user-information',
    guard: guards.anySession,
    chrome: 'bank',
  },
  '/my-account/passkeys': {
    title: 'title.passkeys',
    guard: guards.anySession,
    capability: 'passkeys',
    chrome: 'bank',
    loaders: ['passkeys', 'user'],
  },
  '/my-account/otp-verification': { title: 'title.enter-code', guard: guards.changeUnderWay, chrome: 'bank' },
} as const satisfies Record<string, RouteDeclaration>
