import type { LinkedAccountStatus } from '@coffer/domain/status'
import { StatusTag, type TagTone } from '@coffer/ui-kit/status-tag'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { space } from '../foundations/tokens.ts'
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

const Reason = styled.span`
  display: block;
  margin-block-start: ${space[4]};
  ${text.small}
  color: ${role('text-soft')};
`

/** Status of a linked account as a tag. */
export function LinkedAccountStatusTag({ status }: { status: LinkedAccountStatus }) {
  const t = useTranslations()
  return <StatusTag tone={tones[status]}>{t(`status.${status}`)}</StatusTag>
}

/** Status of a linked account in a choice of accounts: the tag, with an explanation unless it is active. */
export function LinkedAccountStatusReason({ status }: { status: LinkedAccountStatus }) {
  const statusText = useLinkedAccountStatusText()
  return (
    <span>
      <LinkedAccountStatusTag status={status} />
      {status !== 'ACTIVE' && <Reason>{statusText(status)}</Reason>}
    </span>
  )
}

/** Status of a linked account as a sentence that explains it to the depositor. */
export function useLinkedAccountStatusText(): (status: LinkedAccountStatus) => string {
  const t = useTranslations()
  return (status) => t(`status.${status}.sentence`)
}
