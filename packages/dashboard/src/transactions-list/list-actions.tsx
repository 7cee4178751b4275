import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

/** Their height keeps the lines apart where they wrap. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[24]};
`

/** A phone prints by its own menu. */
const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

export interface ListActionsProps {
  onSaveCsv: () => void
  /** Null where there is nothing that an accounting program could take. */
  onSaveOfx: (() => void) | null
  /** Null, too, where Quicken does not know the bank. */
  onSaveQuicken: (() => void) | null
}

/** Takes the list along: as a file for a spreadsheet or an accounting program, or on paper. */
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
