import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import type { MessageValues } from '@coffer/i18n/messages'
import { resultReport } from '@coffer/router/result-screen'
import { useBranding } from '@coffer/session/branding'
import { DefinitionList } from '@coffer/ui-kit/layout'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { type LinkingFlow, useLinkingFlow } from '../link-account/linking-flow.ts'
import { messages, useTranslations } from '../messages.ts'
import { isOverdue } from './deposits-due.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { MissingDeposits } from './missing-deposits.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { redirectByManualLink } from './manual-link-destination.ts'

const statuses = ['pending'] as const

/** `…/microdeposits/sent`: how to recognize the deposits, when they arrive, and what to do if they do not. */
export function MicrodepositsSentScreen() {
  return (
    <ManualLinkBoundary statuses={statuses}>{({ account }) => <Sent account={account} />}</ManualLinkBoundary>
  )
}

function Sent({ account }: { account: LinkedAccount }) {
  const isLate = isOverdue(account.microdepositsExpectedOn, providerNow())
  const values = useLinkedAccountValues()(account)
  return <SentReport value={{ account, values, isLate, flow: useLinkingFlow() }} />
}

interface SentDeposits {
  account: LinkedAccount
  values: MessageValues
  isLate: boolean
  flow: LinkingFlow
}

const SentReport = resultReport(messages, {
  tone: 'waiting',
  title: ({ isLate }: SentDeposits) => (isLate ? 'sent.title.late' : 'sent.title'),
  body: ({ values }) => [['sent.body', values]],
  Details: Expectation,
  action: ({ flow: { paths } }) => ({ to: paths.microdeposits, label: 'sent.action' }),
  secondary: ({ flow }) => ({ to: flow.paths.later, label: flow.messages.later }),
})

function Expectation({ value: { account, isLate, flow } }: { value: SentDeposits }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const { shortName } = useBranding()
  const expectedBy = account.microdepositsExpectedOn
  return (
    <>
      <DefinitionList
        items={[
          { label: t('sent.look.amounts'), value: t('sent.look.amounts.value') },
          { label: t('sent.look.name'), value: t('sent.look.name.value', { bank: shortName }) },
          {
            label: t('sent.look.when'),
            value: expectedBy ? weekdayDate(expectedBy) : t('sent.look.when.unknown'),
          },
        ]}
      />
      {isLate ? <MissingDeposits account={account} /> : <p>{t('sent.ifNot')}</p>}
      <p>{t(flow.messages.next)}</p>
    </>
  )
}

export const microdepositsSentScreen: RedirectingScreen = {
  Screen: MicrodepositsSentScreen,
  redirect: redirectByManualLink(statuses),
}
