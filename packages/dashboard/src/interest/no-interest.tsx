import type { Account } from '@coffer/api-client/accounts'
import { useFormats } from '@coffer/i18n/formats'
import { ButtonLink } from '@coffer/router/link'
import { useMayOpen } from '@coffer/router/use-may-open'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card } from '@coffer/ui-kit/layout'
import type { NextInterest } from '../home/next-interest.ts'
import { useTranslations } from './messages.ts'

interface NoInterestProps {
  /** Undefined once the account is closed. */
  account: Account | undefined
  next: NextInterest | null
}

/** Shown before the first interest: the date of the payment, or how to earn it. */
export function NoInterest({ account, next }: NoInterestProps) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const mayDeposit = useMayOpen('/deposit')
  if (!account || account.closingSince !== null)
    return (
      <Card>
        <EmptyState icon="clock" title={t('none.closed.title')}>
          {t('none.closed.body')}
        </EmptyState>
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon="clock"
        title={t('none.title')}
        action={
          account.currentBalance <= 0 &&
          mayDeposit && <ButtonLink to="/deposit">{t('none.action')}</ButtonLink>
        }
      >
        {next ? t('none.next', { amount: money(next.estimate), date: date(next.on) }) : t('none.body')}
      </EmptyState>
    </Card>
  )
}
