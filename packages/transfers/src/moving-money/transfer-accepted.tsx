import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { ReviewList, type ReviewRow } from './review-list.tsx'

interface TransferAcceptedProps {
  /** Not yet where the check took longer than anyone waits: it is accepted, and not called done. */
  isChecked: boolean
  title: string
  body: string
  /** What the rows are about. */
  label: string
  rows: readonly ReviewRow[]
  /** How it can still be changed or stopped. */
  children?: ReactNode
}

/** What was accepted, what happens when, and where it can be followed. */
export function TransferAccepted({ isChecked, title, body, label, rows, children }: TransferAcceptedProps) {
  const t = useTranslations()
  return (
    <ResultPage
      tone={isChecked ? 'success' : 'waiting'}
      title={title}
      action={
        <ButtonLink to="/dashboard" isFullWidth>
          {t('home')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to="/dashboard/transactions-list" variant="quiet" isFullWidth>
          {t('transactions.see')}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{body}</p>
        <ReviewList label={label} rows={rows} />
        {children}
      </Stack>
    </ResultPage>
  )
}
