import type { LinkedAccount } from '@coffer/api-client/linking'
import type { LinkedAccountStatus } from '@coffer/domain/status'
import type { TagTone } from '@coffer/ui-kit/status-tag'
import type { Key } from '../problem/failure-words.ts'
import { useWords } from '../words.ts'

interface StatusWords {
  label: Key
  sentence: Key
  tone: TagTone
}

/** Each status as a label and a sentence, wherever a linked account is shown. */
export const statusWords: Record<LinkedAccountStatus, StatusWords> = {
  ACTIVE: { label: 'status.ACTIVE', sentence: 'status.ACTIVE.sentence', tone: 'success' },
  DEPOSITS_LOCKED: {
    label: 'status.DEPOSITS_LOCKED',
    sentence: 'status.DEPOSITS_LOCKED.sentence',
    tone: 'warning',
  },
  VERIFICATION_PENDING: {
    label: 'status.VERIFICATION_PENDING',
    sentence: 'status.VERIFICATION_PENDING.sentence',
    tone: 'info',
  },
  FAILED: { label: 'status.FAILED', sentence: 'status.FAILED.sentence', tone: 'error' },
  VERIFICATION_RETURNED: {
    label: 'status.VERIFICATION_RETURNED',
    sentence: 'status.VERIFICATION_RETURNED.sentence',
    tone: 'error',
  },
  TIMEOUT: { label: 'status.TIMEOUT', sentence: 'status.TIMEOUT.sentence', tone: 'warning' },
  PENDING: { label: 'status.PENDING', sentence: 'status.PENDING.sentence', tone: 'info' },
  VERIFIED: { label: 'status.VERIFIED', sentence: 'status.VERIFIED.sentence', tone: 'info' },
  LOCKED: { label: 'status.LOCKED', sentence: 'status.LOCKED.sentence', tone: 'error' },
  ARCHIVED: { label: 'status.ARCHIVED', sentence: 'status.ARCHIVED.sentence', tone: 'neutral' },
  ERRORED: { label: 'status.ERRORED', sentence: 'status.ERRORED.sentence', tone: 'error' },
  VIEW_ONLY: { label: 'status.VIEW_ONLY', sentence: 'status.VIEW_ONLY.sentence', tone: 'warning' },
}

/** The values of an account for a sentence: institution, kind of account, last digits. */
export function useAccountWords(): (account: LinkedAccount) => {
  institution: string
  account: string
  mask: string
} {
  const t = useWords()
  return ({ institution, accountType, mask }) => ({ institution, account: t(`account.${accountType}`), mask })
}
