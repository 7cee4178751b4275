import type { LinkedAccountStatus } from '@coffer/domain/status'
import { StatusTag, type TagTone } from '@coffer/ui-kit/status-tag'
import { useTranslations } from './messages.ts'

const tones: Record<LinkedAccountStatus, TagTone> = {
  ACTIVE: 'success',
  DEPOSITS_LOCKED: 'warning',
  VERIFICATION_PENDING: 'info',
  FAILED: 'error',
  VERIFICATION_RETURNED: 'error',
  TIMEOUT: 'warning',
  PENDING: 'info',
  VERIFIED: 'info',
  LOCKED: 'error',
  ARCHIVED: 'neutral',
  ERRORED: 'error',
  VIEW_ONLY: 'warning',
}

/** Status of a linked account as a tag of one word. */
export function LinkedAccountStatusTag({ status }: { status: LinkedAccountStatus }) {
  const t = useTranslations()
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
}

/** Status of a linked account as a sentence: what it means for the depositor. */
export function useLinkedAccountStatusText(): (status: LinkedAccountStatus) => string {
  const t = useTranslations()
  return (status) => t(`status.${status}.sentence`)
}
