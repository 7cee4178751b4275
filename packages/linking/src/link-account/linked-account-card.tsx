import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { leadOf } from './lead.ts'
import { useLinkingFlow } from './linking-flow.ts'

const Name = styled.p`
  font-weight: ${weight.bold};
`

/** One linked account: which it is, how it stands in a word and a sentence, and what can be done. */
export function LinkedAccountCard({ account, isFirst }: { account: LinkedAccount; isFirst: boolean }) {
  const t = useTranslations()
  const name = useLinkedAccountName()(account)
  const sentenceOf = useLinkedAccountStatusText()
  const lead = leadOf(account, useLinkingFlow())
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <Name>{name}</Name>
          <LinkedAccountStatusTag status={account.status} />
        </Cluster>
        <p>{sentenceOf(account.status)}</p>
        {lead && (
          <Cluster>
            <ButtonLink to={lead.to} variant={isFirst ? 'primary' : 'secondary'}>
              {t(lead.label)}
            </ButtonLink>
          </Cluster>
        )}
      </Stack>
    </Card>
  )
}
