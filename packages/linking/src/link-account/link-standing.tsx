import type { LinkedAccount } from '@coffer/api-client/linking'
import { Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { useTranslations } from '../messages.ts'
import { leadOf } from './lead.ts'
import { LinkedAccountCard } from './linked-account-card.tsx'
import { wayOn } from './linked-account.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { failureKey } from './linking-failure-words.ts'
import { linkingFailed } from '../results.ts'

/** What is already linked or under way, each with its way on, and what went wrong the last time. */
export function LinkStanding({ accounts }: { accounts: readonly LinkedAccount[] }) {
  const t = useTranslations()
  const failed = linkingFailed.use()
  const flow = useLinkingFlow()
  const first = accounts.find((account) => leadOf(account, flow) !== null)
  const isReady = accounts.some((account) => wayOn(account) === 'use')
  if (accounts.length === 0) return null
  return (
    <Stack gap={16}>
      {failed && !isReady && (
        <Notice severity="error" title={t('failed.title')} isAnnounced>
          {t(failureKey(failed.reason))}
        </Notice>
      )}
      {accounts.map((account) => (
        <LinkedAccountCard key={account.uuid} account={account} isFirst={account === first} />
      ))}
    </Stack>
  )
}
