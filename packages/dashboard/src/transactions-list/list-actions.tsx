import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

/** The height of the buttons keeps the lines apart when they wrap. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
`

/** Hidden on phones, which print from the browser's menu. */
const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

export interface ListActionsProps {
  onSaveCsv: () => void
  /** Null if there is nothing to export to an accounting program. */
  onSaveOfx: (() => void) | null
  /** Also null if Quicken does not know the bank. */
  onSaveQuicken: (() => void) | null
}

/** Exports the list as a file for a spreadsheet or an accounting program, or prints it. */
export function ListActions({ onSaveCsv, onSaveOfx, onSaveQuicken }: ListActionsProps) {
  const t = useTranslations()
  return (
    <Actions>
      <Button variant="quiet" onPress={onSaveCsv}>
        <Icon name="download" size="small" />
        <span>{t('csv.save')}</span>
      </Button>
      {onSaveOfx && (
        <Button variant="quiet" onPress={onSaveOfx}>
          <Icon name="download" size="small" />
          <span>{t('ofx.save')}</span>
        </Button>
      )}
      {onSaveQuicken && (
        <Button variant="quiet" onPress={onSaveQuicken}>
          <Icon name="download" size="small" />
          <span>{t('quicken.save')}</span>
        </Button>
      )}
      <OnDesktop>
        <Button variant="quiet" onPress={() => window.print()}>
          <Icon name="document" size="small" />
          <span>{t('print.print')}</span>
        </Button>
      </OnDesktop>
    </Actions>
  )
}
