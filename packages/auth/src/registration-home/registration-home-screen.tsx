import { progressQuery } from '@coffer/api-client/depositor'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton, LoadingRegion } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { useTranslations } from '../messages.ts'
import { ApplicationOverview } from './application-overview.tsx'

/** `/login/registration-home`: the status of an unfinished application and its next step. */
export function RegistrationHomeScreen() {
  const t = useTranslations()
  const progress = useQuery(progressQuery())
  return (
    <Stack gap={32} width="reading">
      {progress.data ? (
        <ApplicationOverview status={progress.data} />
      ) : (
        <PageHeading title={t('home.title')} />
      )}
      {progress.isPending && (
        <LoadingRegion>
          <Skeleton shape="control" count={4} />
        </LoadingRegion>
      )}
      {progress.isError && !progress.data && (
        <FailureNotice
          title={t('home.failed')}
          error={progress.error}
          action={
            <Button variant="secondary" isBusy={progress.isFetching} onPress={() => void progress.refetch()}>
              {t('failure.retry')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
