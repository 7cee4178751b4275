import {
  depositor,
  depositorProgress,
  handlers,
  linkedAccount,
  linkedAccounts,
} from '@coffer/api-client/faking'

type Progress = ReturnType<typeof depositorProgress>
type Linked = ReturnType<typeof linkedAccount>

/** An approved application whose last step done is `last`, and the accounts linked so far. */
export function standing(last: Progress['registration_last_step'], accounts: Linked[] = []) {
  const stands = { registration_last_step: last, extended_status: 'UNLINKED' } as const
  return [
    handlers.depositor(depositor(stands)),
    handlers.progress(depositorProgress(stands)),
    handlers.linkedAccounts(linkedAccounts({ accounts })),
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
