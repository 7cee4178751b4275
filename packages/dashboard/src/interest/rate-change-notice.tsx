import type { Account } from '@coffer/api-client/accounts'
import { ratesQuery } from '@coffer/api-client/rates'
import type { CalendarDate } from '@coffer/domain/calendar'
import { useFormats } from '@coffer/i18n/formats'
import { Notice } from '@coffer/ui-kit/notice'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from './messages.ts'
import { announcedChange } from './rate-changes.ts'

/** The announced change of the account's rate, shown until it takes effect. */
export function RateChangeNotice({ account, today }: { account: Account; today: CalendarDate }) {
  const t = useTranslations()
  const { date, percent } = useFormats()
  const { data: rates = [] } = useQuery(ratesQuery(account.uuid))
  const change = announcedChange(rates, today)
  if (!change) return null
  const { from, to } = change
  const isRaise = Number(to.apy) > Number(from.apy)
  const rate = { from: percent(from.apy), to: percent(to.apy) }
  return (
    <Notice
      severity="info"
      title={t(isRaise ? 'change.title.up' : 'change.title.down', { date: date(to.effectiveOn) })}
    >
      {to.announcedOn === null
        ? t('change.body.undated', rate)
        : t('change.body', { ...rate, date: date(to.announcedOn) })}
    </Notice>
  )
}
