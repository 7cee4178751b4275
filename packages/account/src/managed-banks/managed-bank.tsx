import type { LinkedAccount } from '@coffer/api-client/linking'
import { allowsDeposits, isUsable } from '@coffer/domain/status'
import { ButtonLink } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { Card, Cluster, Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { LinkedAccountStatusTag, useLinkedAccountStatusText } from '@coffer/ui-kit/linked-account-status'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { nextAction, type LinkingPaths } from '../linked-banks/linking-paths.ts'
import { useTranslations as useAccountTranslations } from '../messages.ts'
import type { BankObstacle } from './bank-obstacle.ts'
import { useTranslations } from './messages.ts'

interface ManagedBankProps {
  bank: LinkedAccount
  paths: LinkingPaths
  obstacle: BankObstacle
  /** The default bank is being changed. */
  isBusy: boolean
  onMakeDefault: () => void
  onRemove: () => void
}

/** One linked bank: its name, whether it is the default, its status and its actions. */
export function ManagedBank({ bank, paths, obstacle, isBusy, onMakeDefault, onRemove }: ManagedBankProps) {
  const t = useTranslations()
  const account = useAccountTranslations()
  const name = useLinkedAccountName()(bank)
  const statusText = useLinkedAccountStatusText()
  const action = nextAction(bank, paths)
  // The list has a link below it for another bank.
  const link = action?.type === 'relink' && paths.link === '/my-account/link-bank' ? null : action
  const isUnused = obstacle === 'view-only' && allowsDeposits(bank.status)
  return (
    <Card label={name}>
      <Stack gap={12}>
        <Cluster gap={8} justify="between">
          <strong>{name}</strong>
          {isUnused ? (
            <StatusTag tone="warning">{account('banks.view-only')}</StatusTag>
          ) : bank.isDefault ? (
            <StatusTag tone="success">{t('default')}</StatusTag>
          ) : (
            <LinkedAccountStatusTag status={bank.status} />
          )}
        </Cluster>
        <p>{isUnused ? account('banks.view-only.sentence') : statusText(bank.status)}</p>
        <Cluster gap={12}>
          {link && (
            <ButtonLink to={link.to} variant="secondary">
              {account(`banks.${link.type}`)}
            </ButtonLink>
          )}
          {obstacle === null && isUsable(bank.status) && !bank.isDefault && (
            <Button
              variant="secondary"
              isDisabled={isBusy}
              onPress={onMakeDefault}
              accessibleName={t('default.make.named', { bank: name })}
            >
              {t('default.make')}
            </Button>
          )}
          {obstacle === null && (
            <Button variant="quiet" onPress={onRemove} accessibleName={t('remove.named', { bank: name })}>
              {t('remove')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
