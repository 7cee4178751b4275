import type { LinkedAccount } from '@coffer/api-client/linking'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { useTranslations } from '../messages.ts'
import { type LinkingPaths, nextAction } from './linking-paths.ts'

interface LinkedBankProps {
  account: LinkedAccount
  paths: LinkingPaths
}

/** One linked account: its name, its status and the next action. */
export function LinkedBank({ account, paths }: LinkedBankProps) {
  const t = useTranslations()
  const name = useLinkedAccountName()(account)
  const statusText = useLinkedAccountStatusText()
  const action = nextAction(account, paths)
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <strong>{name}</strong>
          <LinkedAccountStatusTag status={account.status} />
        </Cluster>
        <p>{statusText(account.status)}</p>
        {action && (
          <div>
            <ButtonLink to={action.to} variant="secondary">
              {t(`banks.${action.type}`)}
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  )
}
