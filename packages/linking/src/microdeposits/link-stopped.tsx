import { ButtonLink } from '@coffer/router/link'
import { ResultPage, type ResultTone } from '@coffer/ui-kit/result-page'
import type { ManualLink, ManualStanding } from '../link-account/linked-account.ts'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import { type Key, useTranslations } from '../messages.ts'

type Way = { to: keyof LinkingFlow['paths']; label: Key }
interface Stop {
  tone: ResultTone
  title: Key
  body: Key
  action: Way
  secondary: Way
}

const contact: Way = { to: 'contact', label: 'incorrect.locked.contact' }
const another: Way = { to: 'selection', label: 'link.another' }

const stops: Record<Exclude<ManualStanding, 'pending' | 'out-of-tries'>, Stop> = {
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

/** Why the two amounts can't be given now, and what can be done instead. */
export function LinkStopped({ link: { account, standing } }: { link: ManualLink }) {
  const t = useTranslations()
  const inWords = useLinkedAccountValues()
  const { paths } = useLinkingFlow()
  if (standing === 'pending' || standing === 'out-of-tries') return null
  const { tone, title, body, action, secondary } = stops[standing]
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
      <p>{t(body, inWords(account))}</p>
    </ResultPage>
  )
}
