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

/** Takes the list along: as a file for a spreadsheet, or on paper. */
export function ListActions({ onSave }: { onSave: () => void }) {
  const t = useTranslations()
  return (
    <Cluster gap={24}>
      <Button variant="quiet" onPress={onSave}>
        <Icon name="download" size="small" />
        {t('csv.save')}
      </Button>
      <OnDesktop>
        <Button variant="quiet" onPress={() => window.print()}>
          <Icon name="document" size="small" />
          {t('print.print')}
        </Button>
      </OnDesktop>
    </Cluster>
  )
}
