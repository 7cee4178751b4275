import { FailureNotice } from '@coffer/errors/failure-notice'
import { Button } from '@coffer/ui-kit/button'
import { useTranslations } from '../messages.ts'

interface UnknownNoticeProps {
  title: string
  query: { error: unknown; isFetching: boolean; refetch: () => unknown }
}

/** A part of the screen that could not be brought, without which the rest still works. */
export function UnknownNotice({ title, query }: UnknownNoticeProps) {
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
