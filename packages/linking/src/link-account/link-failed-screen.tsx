import { linkedAccountsQuery } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { Stack } from '@coffer/ui-kit/layout'
import { ResultPage } from '@coffer/ui-kit/result-page'
import { useQuery } from '@tanstack/react-query'
import type { RedirectingScreen } from '@coffer/router/screens'
import { useTranslations } from '../messages.ts'
import { linkingChoices } from './linked-account.ts'
import { linkingFlowAt, useLinkingFlow } from './linking-flow.ts'
import { linkingFailureKey } from './linking-failure-key.ts'
import { linkingFailed } from '../results.ts'

/** `/registration/link-account-selection/failed`, `/relink/selection/failed`: why linking failed, and the next actions. */
export function LinkFailedScreen() {
  const t = useTranslations()
  const { paths } = useLinkingFlow()
  const failed = linkingFailed.use()
  const linked = useQuery(linkedAccountsQuery())
  if (!failed) return null
  const isManualOffered = linked.data && linkingChoices(linked.data).methods.includes('manual')
  return (
    <ResultPage
      tone="failed"
      title={t('failed.title')}
      action={
        <ButtonLink to={paths.selection} isFullWidth>
          {t('failed.again')}
        </ButtonLink>
      }
      secondary={
        isManualOffered ? (
          <ButtonLink to={paths.bankDetails} variant="secondary" isFullWidth>
            {t('failed.manual')}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.contact} variant="secondary" isFullWidth>
            {t('incorrect.locked.contact')}
          </ButtonLink>
        )
      }
    >
      <Stack>
        <p>{t(linkingFailureKey(failed.reason))}</p>
        <p>{t('failed.nothingLinked')}</p>
      </Stack>
    </ResultPage>
  )
}

export const linkFailedScreen: RedirectingScreen = {
  Screen: LinkFailedScreen,
  redirect: ({ path }) => (linkingFailed.read() ? null : linkingFlowAt(path).paths.selection),
}
