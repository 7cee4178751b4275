import { Button } from '@coffer/ui-kit/button'
import { Icon } from '@coffer/ui-kit/icon'
import { Cluster } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'

/** Takes the list along: as a file for a spreadsheet, or on paper. */
export function ListActions({ onSave }: { onSave: () => void }) {
  const t = useTranslations()
  return (
    <Cluster gap={24}>
      <Button variant="quiet" onPress={onSave}>
        <Icon name="download" size="small" />
        {t('csv.save')}
      </Button>
      <Button variant="quiet" onPress={() => window.print()}>
        <Icon name="document" size="small" />
        {t('print.print')}
      </Button>
    </Cluster>
  )
}
