import type { MessageValues } from '@coffer/i18n/messages'
import { resultReport } from '@coffer/router/result-screen'
import type { ResultTone } from '@coffer/ui-kit/result-page'
import type { ManualLink, ManualLinkStatus } from '../link-account/linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import { type Key, messages } from '../messages.ts'

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
export function ManualLinkStopped({ link: { account, status } }: { link: ManualLink }) {
  const valuesOf = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  if (status === 'pending' || status === 'out-of-tries') return null
  return <Stopped value={{ page: pages[status], values: valuesOf(account), paths }} />
}
