import { TextButton } from '@coffer/ui-kit/button'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

export interface ReviewRow {
  label: string
  value: ReactNode
  /** Goes back to this field; other input is kept. */
  onChange?: (() => void) | undefined
}

/** The data to be submitted, each row with a link back to its field. */
export function ReviewList({ label, rows }: { label: string; rows: readonly ReviewRow[] }) {
  const t = useTranslations()
  return (
    <Card label={label}>
      {rows.map(({ label: part, value, onChange }) => (
        <SettingsRow
          key={part}
          label={part}
          value={value}
          action={
            onChange && (
              <TextButton onPress={onChange}>
                <span>{t('review.change')}</span>
                <VisuallyHidden>{` ${part}`}</VisuallyHidden>
              </TextButton>
            )
          }
        />
      ))}
    </Card>
  )
}
