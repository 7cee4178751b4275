import type { LinkedAccount } from '@coffer/api-client/linking'
import type { LinkedAccountStatus } from '@coffer/domain/status'
import type { TagTone } from '@coffer/ui-kit/status-tag'
import type { Key } from '../problem/failure-words.ts'
import { useWords } from '../words.ts'

/** How a linked account stands, in a word. */
export const statusWords: Record<LinkedAccountStatus, { label: Key; tone: TagTone }> = {
  ACTIVE: { label: 'status.ACTIVE', tone: 'success' },
  DEPOSITS_LOCKED: { label: 'status.DEPOSITS_LOCKED', tone: 'warning' },
  VERIFICATION_PENDING: { label: 'status.VERIFICATION_PENDING', tone: 'info' },
  FAILED: { label: 'status.FAILED', tone: 'error' },
  VERIFICATION_RETURNED: { label: 'status.VERIFICATION_RETURNED', tone: 'error' },
  TIMEOUT: { label: 'status.TIMEOUT', tone: 'warning' },
  PENDING: { label: 'status.PENDING', tone: 'info' },
  VERIFIED: { label: 'status.VERIFIED', tone: 'info' },
  LOCKED: { label: 'status.LOCKED', tone: 'error' },
  ARCHIVED: { label: 'status.ARCHIVED', tone: 'neutral' },
  ERRORED: { label: 'status.ERRORED', tone: 'error' },
  VIEW_ONLY: { label: 'status.VIEW_ONLY', tone: 'warning' },
}

/** "First Meadow Bank, Checking ending in 0987". */
export function useAccountName(): (
  account: Pick<LinkedAccount, 'institution' | 'accountType' | 'mask'>,
) => string {
  const t = useWords()
  return ({ institution, accountType, mask }) =>
    t('account.name', { institution, account: t(`account.${accountType}`), mask })
}
