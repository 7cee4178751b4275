import type { LinkedAccount } from '@coffer/api-client/linking'
import { providerNow } from '@coffer/api-client/transport'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useBranding } from '@coffer/session/branding'
import { DefinitionList, Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useLinkedAccountValues } from '@coffer/ui-kit/linked-account-name'
import { useLinkingFlow } from '../link-account/linking-flow.ts'
import { useTranslations } from '../messages.ts'
import { isOverdue } from './deposits-due.ts'
import { ManualLinkBoundary } from './manual-link-boundary.tsx'
import { MissingDeposits } from './missing-deposits.tsx'
import type { RedirectingScreen } from '@coffer/router/screens'
import { redirectByManualLink } from './manual-link-destination.ts'

const statuses = ['pending'] as const

/** `…/microdeposits/sent`: what to look for, by when, and what to do if it has not arrived. */
export function MicrodepositsSentScreen() {
  return (
    <ManualLinkBoundary statuses={statuses}>{({ account }) => <Sent account={account} />}</ManualLinkBoundary>
  )
}

function Sent({ account }: { account: LinkedAccount }) {
  const t = useTranslations()
  const { weekdayDate } = useFormats()
  const values = useLinkedAccountValues()
  const { shortName } = useBranding()
  const { paths, messages } = useLinkingFlow()
  const expectedBy = account.microdepositsExpectedBy
  const isLate = isOverdue(expectedBy, providerNow())
  return (
    <ResultPage
      tone="waiting"
      title={isLate ? t('sent.title.late') : t('sent.title')}
      action={
        <ButtonLink to={paths.microdeposits} isFullWidth>
          {t('sent.action')}
        </ButtonLink>
      }
      secondary={
        <ButtonLink to={paths.later} variant="quiet" isFullWidth>
          {t(messages.later)}
        </ButtonLink>
      }
    >
      <Stack gap={24}>
        <p>{t('sent.body', values(account))}</p>
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
        <p>{t(messages.next)}</p>
      </Stack>
    </ResultPage>
  )
}

export const microdepositsSentScreen: RedirectingScreen = {
  Screen: MicrodepositsSentScreen,
  redirect: redirectByManualLink(statuses),
}
