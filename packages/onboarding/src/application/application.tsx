import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useRoute } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'
import { ChangedNotice } from '@coffer/application/changed-notice'

/** What is saved of the application so far, under the notice that it has changed elsewhere. */
export function Application({
  level = 2,
  children,
}: {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}) {
  const t = useTranslations()
  const { path } = useRoute()
  return (
    <Stack gap={24}>
      <ChangedNotice path={path} />
      <QueryBoundary query={useQuery(progressQuery())} title={t('failure.notLoaded')} level={level}>
        {children}
      </QueryBoundary>
    </Stack>
  )
}
