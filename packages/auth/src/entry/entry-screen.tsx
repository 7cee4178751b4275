import { postLoginDestination } from '@coffer/domain/destinations'
import type { GuardedPath } from '@coffer/domain/route-guards'
import { isRoutePath } from '@coffer/router/routes'
import { loadAccessContext } from '@coffer/router/access-context'
import { jointNewcomer } from '@coffer/router/access-results'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { FailureNotice } from '@coffer/errors/failure-notice'
import { Navigate } from '@coffer/router/navigate'
import { useTranslations } from '../messages.ts'

const entryQuery = (client: QueryClient) =>
  queryOptions({
    queryKey: ['entry'],
    queryFn: () => loadAccessContext(client, ['depositor']),
    gcTime: 0,
  })

/** §4, Post-login redirect: finds out who has come, and leads on. */
export function EntryScreen() {
  const t = useTranslations()
  const client = useQueryClient()
  const visitor = useQuery(entryQuery(client))
  if (visitor.data) {
    const path = welcomed(postLoginDestination(visitor.data))
    return <Navigate to={isRoutePath(path) ? path : '/not-found'} />
  }
  return (
    <Stack gap={24}>
      <PageHeading title={t('entry.title')}>{visitor.isPending && t('entry.text')}</PageHeading>
      {visitor.isError && (
        <>
          <p>{t('entry.failed.safe')}</p>
          <FailureNotice
            title={t('entry.failed')}
            error={visitor.error}
            action={
              <Button variant="secondary" isBusy={visitor.isFetching} onPress={() => void visitor.refetch()}>
                {t('failure.retry')}
              </Button>
            }
          />
        </>
      )}
    </Stack>
  )
}

/** A joint holder who has just joined is greeted before the dashboard. */
const welcomed = (path: GuardedPath): GuardedPath =>
  path === '/dashboard' && jointNewcomer.read() !== null ? '/joint-account/onboarding/success' : path
