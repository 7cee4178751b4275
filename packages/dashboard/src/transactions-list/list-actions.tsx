import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { Cluster } from '@coffer/ui-kit/layout'
import { media } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

/** A phone prints by its own menu. */
const OnDesktop = styled.div`
  ${media.phone} {
    display: none;
  }
`

interface ListActionsProps {
  onSaveCsv: () => void
  /** Null where there is nothing that an accounting program could take. */
  onSaveOfx: (() => void) | null
}

/** Takes the list along: as a file for a spreadsheet or an accounting program, or on paper. */
export function ListActions({ onSaveCsv, onSaveOfx }: ListActionsProps) {
  const t = useTranslations()
  return (
    <Cluster gap={24}>
      <Button variant="quiet" onPress={onSaveCsv}>
        <Icon name="download" size="small" />
        {t('csv.save')}
      </Button>
      {onSaveOfx && (
        <Button variant="quiet" onPress={onSaveOfx}>
          <Icon name="download" size="small" />
          {t('ofx.save')}
        </Button>
      )}
      <OnDesktop>
        <Button variant="quiet" onPress={() => window.print()}>
          <Icon name="document" size="small" />
          {t('print.print')}
        </Button>
      </OnDesktop>
    </Cluster>
  )
}
