import type { ChangeObstacle } from '@coffer/domain/change-obstacle'
import { QueryBoundary, type QueryLike } from '@coffer/errors/query-boundary'
import { BackLink, ButtonLink } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import type { ReactNode } from 'react'

type Key =
  | 'back'
  | 'load.safe'
  | `unknown.${'title' | 'body' | 'action'}`
  | `noAccount.${'title' | 'body' | 'action'}`
  | `obstacle.${'view-only' | 'closing'}`

/** Goals or automatic saving: the path of its list, its icon, and its messages. */
export interface Part {
  list: '/goals' | '/plans'
  icon: 'goal' | 'calendar'
  t: (key: Key) => string
}

export const BackToList = ({ part: { list, t } }: { part: Part }) => (
  <BackLink to={list}>{t('back')}</BackLink>
)

interface PartBoundaryProps<Data> {
  part: Part
  /** The heading while the data loads. */
  title: string
  query: QueryLike<Data | { account: null }>
  failedLabel: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Wraps a screen below a list, rendered when the data has loaded. */
export function PartBoundary<Data extends { account: object }>({
  part,
  title,
  query,
  failedLabel,
  skeleton,
  children,
}: PartBoundaryProps<Data>) {
  if (query.data && query.data.account !== null) return children(query.data)
  return (
    <Page title={title} back={<BackToList part={part} />}>
      <QueryBoundary query={query} title={failedLabel} note={part.t('load.safe')} shape={skeleton}>
        {() => <NoAccount part={part} />}
      </QueryBoundary>
    </Page>
  )
}

/** Shown at the address of a goal or plan that does not exist. */
export function UnknownPage({ part, title }: { part: Part; title: string }) {
  const { list, icon, t } = part
  return (
    <Page title={title} back={<BackToList part={part} />}>
      <EmptyState
        icon={icon}
        title={t('unknown.title')}
        action={<ButtonLink to={list}>{t('unknown.action')}</ButtonLink>}
      >
        {t('unknown.body')}
      </EmptyState>
    </Page>
  )
}

/** Shown without an open account: it was closed, or has not been opened yet. */
export function NoAccount({ part: { icon, t } }: { part: Part }) {
  return (
    <EmptyState
      icon={icon}
      title={t('noAccount.title')}
      action={<ButtonLink to="/my-account">{t('noAccount.action')}</ButtonLink>}
    >
      {t('noAccount.body')}
    </EmptyState>
  )
}

/** Explains why goals or plans can be viewed but not changed. */
export const ObstacleNotice = ({ part: { t }, obstacle }: { part: Part; obstacle: ChangeObstacle }) =>
  obstacle === null ? null : <Notice severity="info">{t(`obstacle.${obstacle}`)}</Notice>
