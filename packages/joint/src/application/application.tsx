import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ChangedNotice } from '@coffer/application/changed-notice'
import { useRoute } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

interface ApplicationProps {
  /** 1 where no heading stands above it. */
  level?: 1 | 2
  children: (holder: JointHolder | null) => ReactNode
}

/** The joint holder with what is saved of them so far, under the notice that it has changed elsewhere. */
export function Application({ level = 2, children }: ApplicationProps) {
  const t = useTranslations()
  const { path } = useRoute()
  return (
    <Stack gap={24}>
      <ChangedNotice path={path} whose="theirs" />
      <QueryBoundary query={useQuery(jointProgressQuery())} title={t('load')} level={level}>
        {children}
      </QueryBoundary>
    </Stack>
  )
}
