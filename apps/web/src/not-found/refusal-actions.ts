import type { Refusal } from '@coffer/domain/refusal'
import type { RoutePath } from '@coffer/router/link'

/** For each reason, the screen that helps to open the refused one, or that explains more. */
export const refusalActions = {
  unfinished: '/login/registration-home',
  'step-closed': '/login/registration-home',
  'account-open': '/login/entry',
  'in-review': '/login/entry',
  'identity-unconfirmed': '/registration/additional-info',
  declined: '/registration/hold-account',
  'no-bank': '/relink/selection',
  relink: '/relink/selection',
  'bank-linked': '/my-account',
  closing: '/login/entry',
  'nothing-to-withdraw': '/deposit',
  'primary-only-holder': '/my-account',
  'primary-only-beneficiaries': '/my-account',
  'primary-only-banks': '/my-account',
  'no-beneficiaries': '/beneficiary/add',
  'holder-added': '/joint-account/account-holder',
  'no-holder-application': '/joint-account/account-holder',
  'nothing-to-do': '/login/entry',
} as const satisfies Record<Refusal, RoutePath>
