import { type LinkedAccount, linkedAccountsQuery } from '@coffer/api-client/linking'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import type { MessageValues } from '@coffer/i18n/messages'
import { resultReport } from '@coffer/router/result-screen'
import { useRedirect } from '@coffer/router/use-redirect'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import type { ResultTone } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type ManualLink, manualLink, type ManualLinkStatus } from '../link-account/linked-account.ts'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import { type Key, messages } from '../messages.ts'
import { manualLinkDestination } from './manual-link-destination.ts'

interface ManualLinkBoundaryProps {
  /** The statuses that the screen supports. Any other status shows why the amounts cannot be entered. */
  statuses: readonly ManualLinkStatus[]
  children: (link: ManualLink) => ReactNode
}

/** Provides the account that is waiting for its two amounts. */
export function ManualLinkBoundary({ statuses, children }: ManualLinkBoundaryProps) {
  const linked = useQuery(linkedAccountsQuery())
  return (
    <QueryBoundary query={linked} level={1}>
      {({ accounts }) => (
        <WithStatus accounts={accounts} statuses={statuses}>
          {children}
        </WithStatus>
      )}
    </QueryBoundary>
  )
}

/** Renders until the account is verified or stopped, possibly in another tab. */
function WithStatus({
  accounts,
  statuses,
  children,
}: ManualLinkBoundaryProps & { accounts: readonly LinkedAccount[] }) {
  const destination = manualLinkDestination(useLinkingFlow(), accounts, statuses)
  useRedirect(destination)
  const link = manualLink(accounts)
  if (destination !== null || !link) return null
  return statuses.includes(link.status) ? children(link) : <ManualLinkStopped link={link} />
}

type Action = { to: keyof LinkingFlow['paths']; label: Key }
interface StoppedPage {
  tone: ResultTone
  title: Key
  body: Key
  action: Action
  secondary: Action
}

const contact: Action = { to: 'contact', label: 'incorrect.locked.contact' }
const linkAnother: Action = { to: 'selection', label: 'link.another' }

const pages: Record<Exclude<ManualLinkStatus, 'pending' | 'out-of-tries'>, StoppedPage> = {
  preparing: {
    tone: 'waiting',
    title: 'preparing.title',
    body: 'preparing.body',
    action: linkAnother,
    secondary: contact,
  },
  'timed-out': {
    tone: 'failed',
    title: 'timedOut.title',
    body: 'timedOut.body',
    action: { to: 'reissue', label: 'incorrect.reissue' },
    secondary: linkAnother,
  },
  returned: {
    tone: 'failed',
    title: 'returnedLink.title',
    body: 'returnedLink.body',
    action: { to: 'bankDetails', label: 'returnedLink.action' },
    secondary: contact,
  },
  locked: {
    tone: 'failed',
    title: 'incorrect.locked.title',
    body: 'incorrect.locked.body',
    action: linkAnother,
    secondary: contact,
  },
}

interface StoppedLink {
  page: StoppedPage
  values: MessageValues
  paths: LinkingFlow['paths']
}

const Stopped = resultReport(messages, {
  tone: ({ page }: StoppedLink) => page.tone,
  title: ({ page }) => page.title,
  body: ({ page, values }) => [[page.body, values]],
  action: ({ page: { action }, paths }) => ({ to: paths[action.to], label: action.label }),
  secondary: ({ page: { secondary }, paths }) => ({ to: paths[secondary.to], label: secondary.label }),
})

/** Why the two amounts cannot be entered now, and the next action. */
function ManualLinkStopped({ link: { account, status } }: { link: ManualLink }) {
  const valuesOf = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  if (status === 'pending' || status === 'out-of-tries') return null
  return <Stopped value={{ page: pages[status], values: valuesOf(account), paths }} />
}
