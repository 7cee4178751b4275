import { ButtonLink } from '@coffer/router/link'
import { ResultPage, type ResultTone } from '@coffer/ui-kit/result-page'
import type { ManualLink, ManualLinkStatus } from '../link-account/linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import { type Key, useTranslations } from '../messages.ts'

type Action = { to: keyof LinkingFlow['paths']; label: Key }
interface StoppedPage {
  tone: ResultTone
  title: Key
  body: Key
  action: Action
  secondary: Action
}

const contact: Action = { to: 'contact', label: 'incorrect.locked.contact' }
const another: Action = { to: 'selection', label: 'link.another' }

const pages: Record<Exclude<ManualLinkStatus, 'pending' | 'out-of-tries'>, StoppedPage> = {
  preparing: {
    tone: 'waiting',
    title: 'preparing.title',
    body: 'preparing.body',
    action: another,
    secondary: contact,
  },
  'timed-out': {
    tone: 'failed',
    title: 'timedOut.title',
    body: 'timedOut.body',
    action: { to: 'reissue', label: 'incorrect.reissue' },
    secondary: another,
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
    action: another,
    secondary: contact,
  },
}

/** Why the two amounts can't be entered now, and the next action. */
export function ManualLinkStopped({ link: { account, status } }: { link: ManualLink }) {
  const t = useTranslations()
  const values = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  if (status === 'pending' || status === 'out-of-tries') return null
  const { tone, title, body, action, secondary } = pages[status]
  return (
    <ResultPage
      tone={tone}
      title={t(title)}
      action={
        <ButtonLink to={paths[action.to]} isFullWidth>
          {t(action.label)}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to={paths[secondary.to]} variant="quiet" isFullWidth>
          {t(secondary.label)}
        </ButtonLink>
      }
    >
      <p>{t(body, values(account))}</p>
    </ResultPage>
  )
}
