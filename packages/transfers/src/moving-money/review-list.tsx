import { TextButton } from '@coffer/ui-kit/button'
import { Card, SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

export interface ReviewRow {
  label: string
  value: ReactNode
  /** Goes back to this part; what was typed elsewhere stays. */
  onChange?: (() => void) | undefined
}

/** All that is about to happen, each part with the way back to it. */
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
                {t('review.change')}
                <VisuallyHidden> {part}</VisuallyHidden>
              </TextButton>
            )
          }
        />
      ))}
    </Card>
  )
}
