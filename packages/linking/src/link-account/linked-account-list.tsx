import type { LinkedAccount } from '@coffer/api-client/linking'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { nextActionLink } from './next-action-link.ts'
import { LinkedAccountCard } from './linked-account-card.tsx'
import { nextAction } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { linkingFailureKey } from './linking-failure-key.ts'
import { linkingFailed } from '../results.ts'

/** The accounts that are linked or being verified, each with its next action, below the last failure. */
export function LinkedAccountList({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTranslations()
  const failed = linkingFailed.use()
  const flow = useLinkingFlow()
  const first = accounts.find((account) => nextActionLink(account, flow) !== null)
  const isReady = accounts.some((account) => nextAction(account) === 'use')
  if (accounts.length === 0) return null
  return (
    <Stack gap={16}>
      {failed && !isReady && (
        <Notice severity="error" title={t('failed.title')} isAnnounced>
          {t(linkingFailureKey(failed.reason))}
        </Notice>
      )}
      {accounts.map((account) => (
        <LinkedAccountCard key={account.uuid} account={account} isFirst={account === first} />
      ))}
    </Stack>
  )
}
