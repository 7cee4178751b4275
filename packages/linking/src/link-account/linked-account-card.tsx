import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { nextActionLink } from './next-action-link.ts'
import { useLinkingFlow } from './linking-flow.ts'

const Name = styled.p`
  font-weight: ${weight.bold};
`

/** One linked account: its name, its status as a tag and a sentence, and its next action. */
export function LinkedAccountCard({ account, isFirst }: { account: LinkedAccount; isFirst: boolean }) {
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
