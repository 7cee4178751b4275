import { type DepositorProgress, progressQuery } from '@coffer/api-client/depositor'
import { Loaded } from '@coffer/errors/loaded'
import { useRoute } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'
import { ChangedNotice } from '@coffer/person-details/changed-notice'

/** What is saved of the application so far, under the notice that it has changed elsewhere. */
export function Application({
  level = 2,
  children,
}: {
  level?: 1 | 2
  children: (progress: DepositorProgress) => ReactNode
}) {
  const t = useWords()
  const { path } = useRoute()
  return (
    <Stack gap={24}>
      <ChangedNotice path={path} />
      <Loaded query={useQuery(progressQuery())} title={t('failure.notLoaded')} level={level}>
        {children}
      </Loaded>
    </Stack>
  )
}
