import { postLoginDestination } from '@coffer/domain/destinations'
import type { GuardedPath } from '@coffer/domain/route-guards'
import { isRoutePath } from '@coffer/router/routes'
import { visitorOf } from '@coffer/router/visitor'
import { resultOf } from '@coffer/session/flow-results'
import { Button } from '@coffer/ui-kit/button'
import { PageHeading, Stack } from '@coffer/ui-kit/layout'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FailureNotice } from '../failure/failure-notice.tsx'
import { GoTo } from '@coffer/router/go-to'
import { useWords } from '../words.ts'

/** §4, Post-login redirect: finds out who has come, and leads on. */
export function EntryScreen() {
  const t = useWords()
  const client = useQueryClient()
  const visitor = useQuery({
    queryKey: ['entry'],
    queryFn: () => visitorOf(client, ['depositor']),
    gcTime: 0,
  })
  if (visitor.data) {
    const path = welcomed(postLoginDestination(visitor.data))
    return <GoTo to={isRoutePath(path) ? path : '/not-found'} />
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
  path === '/dashboard' && resultOf('joint-newcomer') !== null ? '/joint-account/onboarding/success' : path
