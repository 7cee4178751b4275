import type { LinkedAccount } from '@coffer/api-client/linking'
import type { Transaction } from '@coffer/api-client/transactions'
import type { RemovalObstacle } from '@coffer/domain/linked-banks'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { Button } from '@coffer/ui-kit/button'
import { Stack } from '@coffer/ui-kit/layout'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import type { LinkingPaths } from '../linked-banks/linking-paths.ts'
import { useTranslations } from './messages.ts'

interface RemovalBlockedProps {
  bank: LinkedAccount
  reason: NonNullable<RemovalObstacle> | 'underWay'
  underWay: readonly Transaction[]
  paths: LinkingPaths
  onClose: () => void
}

/** Why a bank cannot be removed yet, and the action that helps. */
export function RemovalBlocked({ bank, reason, underWay, paths, onClose }: RemovalBlockedProps) {
  const t = useTranslations()
  const { money, weekdayDate } = useFormats()
  const name = useLinkedAccountName()(bank)
  const lines = underWay.map(({ direction, amount, effectiveOn }) =>
    t(direction === 'PrimaryToLinked' ? 'stays.withdrawal' : 'stays.deposit', {
      amount: money(amount),
      date: weekdayDate(effectiveOn),
    }),
  )
  return (
    <Stack gap={16}>
      <p>{t(`stays.${reason}`, { bank: name })}</p>
      {lines.length > 0 && <BulletList items={lines} />}
      <Stack gap={12}>
        {reason === 'last' && paths.link && (
          <ButtonLink to={paths.link} isFullWidth>
            {t('link')}
          </ButtonLink>
        )}
        {reason === 'held' && (
          <ButtonLink to={paths.newMessage} search={{ topic: 'linking' }} isFullWidth>
            {t('message')}
          </ButtonLink>
        )}
        {reason === 'underWay' && (
          <ButtonLink to="/dashboard/transactions-list" isFullWidth>
            {t('stays.transactions')}
          </ButtonLink>
        )}
        <Button variant="quiet" onPress={onClose} isFullWidth>
          {t('close')}
        </Button>
      </Stack>
    </Stack>
  )
}
