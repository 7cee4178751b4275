import type { LinkedAccount } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { Notice } from '@coffer/ui-kit/notice'
import { weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { linkingFailed } from '../results.ts'
import { nextAction } from './linked-account.ts'
import { linkingFailureKey } from './linking-failure-key.ts'
import { useLinkingFlow } from './linking-flow.ts'
import { nextActionLink } from './next-action-link.ts'

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

const Name = styled.p`
  font-weight: ${weight.bold};
`

/** One linked account: its name, its status as a tag and a sentence, and its next action. */
function LinkedAccountCard({ account, isFirst }: { account: LinkedAccount; isFirst: boolean }) {
  const t = useTranslations()
  const name = useLinkedAccountName()(account)
  const statusText = useLinkedAccountStatusText()
  const action = nextActionLink(account, useLinkingFlow())
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <Name>{name}</Name>
          <LinkedAccountStatusTag status={account.status} />
        </Cluster>
        <p>{statusText(account.status)}</p>
        {action && (
          <Cluster>
            <ButtonLink to={action.to} variant={isFirst ? 'primary' : 'secondary'}>
              {t(action.label)}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
