import {
  depositor,
  depositorProgress,
  handlers,
  linkedAccount,
  linkedAccounts,
} from '@coffer/api-client/faking'
import type { LinkedAccount } from '@coffer/api-client/linking'

type Progress = ReturnType<typeof depositorProgress>
type Linked = ReturnType<typeof linkedAccount>

/** An approved application whose last step done is `last`, and the accounts linked so far. */
export function standing(
  last: Progress['registration_last_step'],
  accounts: Linked[] = [],
  mode: Partial<ReturnType<typeof linkedAccounts>> = {},
) {
  const stands = { registration_last_step: last, extended_status: 'UNLINKED' } as const
  return [
    handlers.depositor(depositor(stands)),
    handlers.progress(depositorProgress(stands)),
    handlers.linkedAccounts(linkedAccounts({ ...mode, accounts })),
  ]
}

/** An account linked by its numbers, that waits for its two amounts. */
export const pendingAccount = (part: Partial<Linked> = {}): Linked =>
  linkedAccount({
    source_type: 'MANUAL',
    status: 'VERIFICATION_PENDING',
    verify_attempts_left: 3,
    microdeposits_expected_by: '2026-11-24',
    ...part,
  })

/** A linked account as the screens' rules see it. */
export const exampleAccount = (part: Partial<LinkedAccount> = {}): LinkedAccount => ({
  uuid: 'a',
  institution: 'Demo Bank',
  accountName: 'Everyday',
  mask: '6789',
  accountType: 'checking',
  sourceType: 'MANUAL',
  status: 'ACTIVE',
  verifyAttemptsLeft: null,
  microdepositsExpectedBy: null,
  reissuesLeft: null,
  routingNumber: null,
  holderName: null,
  ...part,
})
