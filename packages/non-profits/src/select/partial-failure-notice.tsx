import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { useTranslations } from '../messages.ts'

interface PartialFailureNoticeProps {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** The failure of a query that the rest of the screen does not need. */
export function PartialFailureNotice({ title, query }: PartialFailureNoticeProps) {
  const t = useTranslations()
  return (
    <FailureNotice
      title={title}
      error={query.error}
      action={
        <Button variant="secondary" onPress={() => void query.refetch()} isBusy={query.isFetching}>
          {t('again')}
        </Button>
      }
    />
  )
}
