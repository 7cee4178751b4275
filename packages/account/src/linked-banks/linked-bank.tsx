import type { LinkedAccount } from '@coffer/api-client/linking'
import { useAccountName } from '@coffer/linked-accounts/account-name'
import { AccountStatus, useStatusSentence } from '@coffer/linked-accounts/account-status'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { leadOf, type LinkingWays } from './linking-ways.ts'

interface LinkedBankProps {
  account: LinkedAccount
  ways: LinkingWays
}

/** One linked account: which it is, how it stands in a word and a sentence, and the way on. */
export function LinkedBank({ account, ways }: LinkedBankProps) {
  const t = useTranslations()
  const name = useAccountName()(account)
  const sentenceOf = useStatusSentence()
  const lead = leadOf(account, ways)
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <strong>{name}</strong>
          <AccountStatus status={account.status} />
        </Cluster>
        <p>{sentenceOf(account.status)}</p>
        {lead && (
          <div>
            <ButtonLink to={lead.to} variant="secondary">
              {t(`banks.${lead.by}`)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
