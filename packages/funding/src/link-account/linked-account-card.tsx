import type { LinkedAccount } from '@coffer/api-client/linking'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { leadOf } from './lead.ts'
import { statusWords, useAccountWords } from './linked-account-words.ts'
import { useLinkingFlow } from './linking-flow.ts'

const Name = styled.p`
  font-weight: ${weight.bold};
`

/** One linked account: which it is, how it stands in a word and a sentence, and what can be done. */
export function LinkedAccountCard({ account, isFirst }: { account: LinkedAccount; isFirst: boolean }) {
  const t = useWords()
  const inWords = useAccountWords()
  const { label, sentence, tone } = statusWords[account.status]
  const lead = leadOf(account, useLinkingFlow())
  return (
    <Card label={t('ready.account', inWords(account))}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <Name>{t('ready.account', inWords(account))}</Name>
          <StatusTag tone={tone}>{t(label)}</StatusTag>
        </Cluster>
        <p>{t(sentence)}</p>
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
