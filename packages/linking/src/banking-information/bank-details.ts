import type { LinkedAccount } from '@coffer/api-client/linking'

/** Initial values of the form. The account number must always be entered again. */
export interface KnownBankDetails {
  holderName: string
  accountType: string
  routingNumber: string
}

/** The account that the form replaces, because its numbers were wrong or its deposits are pending. */
export const replacedAccount = (accounts: readonly LinkedAccount[]): LinkedAccount | null =>
  accounts.find(({ sourceType, status }) => sourceType === 'MANUAL' && status === 'VERIFICATION_RETURNED') ??
  accounts.find(({ sourceType, status }) => sourceType === 'MANUAL' && status === 'VERIFICATION_PENDING') ??
  null

/** The known values: the depositor’s name, and the details entered before the deposits were returned. */
export function knownDetails(depositorName: string, replaced: LinkedAccount | null): KnownBankDetails {
  if (replaced?.status !== 'VERIFICATION_RETURNED') {
    return { holderName: depositorName, accountType: 'checking', routingNumber: '' }
  }
  return {
    holderName: replaced.holderName ?? depositorName,
    accountType: replaced.accountType,
    routingNumber: replaced.routingNumber ?? '',
  }
}
