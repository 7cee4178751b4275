import { Card, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { LinePlaceholder } from '@coffer/ui-kit/skeleton'

interface RowsPlaceholderProps {
  labels: readonly string[]
  /** The number of lines of the last value. */
  lastLines?: 1 | 2
}

/** A card of settings with labels and placeholders for the values. */
export function RowsPlaceholder({ labels, lastLines = 1 }: RowsPlaceholderProps) {
  return (
    <div aria-hidden="true">
      <Card>
        {labels.map((label, index) => (
          <SettingsRow
            key={label}
            label={label}
            value={
              <Stack gap={4}>
                <LinePlaceholder />
                {lastLines === 2 && index === labels.length - 1 && <LinePlaceholder />}
              </Stack>
            }
          />
        ))}
      </Card>
    </div>
  )
}
