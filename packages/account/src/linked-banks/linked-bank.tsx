import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits } from '@coffer/domain/status'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { ButtonLink } from '@coffer/router/link'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useTranslations } from '../messages.ts'
import { type LinkingPaths, nextAction } from './linking-paths.ts'

interface LinkedBankProps {
  account: LinkedAccount
  paths: LinkingPaths
  /** The depositor may not move money, even if the bank could. */
  isViewOnly: boolean
}

/** One linked account: its name, its status and the next action. */
export function LinkedBank({ account, paths, isViewOnly }: LinkedBankProps) {
  const t = useTranslations()
  const name = useLinkedAccountName()(account)
  const statusText = useLinkedAccountStatusText()
  const action = nextAction(account, paths)
  const isUnused = isViewOnly && allowsDeposits(account.status)
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <strong>{name}</strong>
          {isUnused ? (
            <StatusTag tone="warning">{t('banks.view-only')}</StatusTag>
          ) : (
            <LinkedAccountStatusTag status={account.status} />
          )}
        </Cluster>
        <p>{isUnused ? t('banks.view-only.sentence') : statusText(account.status)}</p>
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
