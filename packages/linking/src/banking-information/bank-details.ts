import type { LinkedAccount } from '@coffer/api-client/linking'

/** What the form begins with. The account number is always typed anew. */
export interface BankDetailsKnown {
  holderName: string
  accountType: string
  routingNumber: string
}

/** The account whose details the form takes the place of: its numbers were wrong, or its deposits are on their way. */
export const replacedAccount = (accounts: readonly LinkedAccount[]): LinkedAccount | null =>
  accounts.find(({ sourceType, status }) => sourceType === 'MANUAL' && status === 'VERIFICATION_RETURNED') ??
  accounts.find(({ sourceType, status }) => sourceType === 'MANUAL' && status === 'VERIFICATION_PENDING') ??
  null

/** Asked for once already, so not asked for again: the depositor's name, and what was entered before it came back. */
export function detailsKnown(depositorName: string, replaced: LinkedAccount | null): BankDetailsKnown {
  if (replaced?.status !== 'VERIFICATION_RETURNED') {
    return { holderName: depositorName, accountType: 'checking', routingNumber: '' }
  }
  return {
    holderName: replaced.holderName ?? depositorName,
    accountType: replaced.accountType,
    routingNumber: replaced.routingNumber ?? '',
  }
}
