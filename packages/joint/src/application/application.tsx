import { type JointHolder, jointProgressQuery } from '@coffer/api-client/joint'
import { Loaded } from '@coffer/errors/loaded'
import { ChangedNotice } from '@coffer/person-details/changed-notice'
import { useRoute } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '../words.ts'

interface ApplicationProps {
  /** 1 where no heading stands above it. */
  level?: 1 | 2
  children: (holder: JointHolder | null) => ReactNode
}

/** The joint holder with what is saved of them so far, under the notice that it has changed elsewhere. */
export function Application({ level = 2, children }: ApplicationProps) {
  const t = useWords()
  const { path } = useRoute()
  return (
    <Stack gap={24}>
      <ChangedNotice path={path} whose="theirs" />
      <Loaded query={useQuery(jointProgressQuery())} title={t('load')} level={level}>
        {children}
      </Loaded>
    </Stack>
  )
}
