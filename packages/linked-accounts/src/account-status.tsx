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

/** How a linked account stands, in a word. */
export function AccountStatus({ status }: { status: LinkedAccountStatus }) {
  const t = useTranslations()
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
}

/** How a linked account stands, in a sentence. */
export function useStatusSentence(): (status: LinkedAccountStatus) => string {
  const t = useTranslations()
  return (status) => t(`status.${status}.sentence`)
}
