import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
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
  const name = useLinkedAccountName()(account)
  const sentenceOf = useLinkedAccountStatusText()
  const lead = leadOf(account, ways)
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <strong>{name}</strong>
          <LinkedAccountStatusTag status={account.status} />
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
