import type { Account } from '@coffer/api-client/accounts'
import type { CalendarDate } from '@coffer/domain/calendar'
import { accrueDay, postInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import type { NextInterest } from '../home/next-interest.ts'
import type { YearOfInterest } from './interest-by-year.ts'
import { useTranslations } from './messages.ts'
import { type Fact, TintedFigures } from './tinted-figures.tsx'

interface EarnedProps {
  /** Undefined once the account is closed. */
  account: Account | undefined
  years: readonly YearOfInterest[]
  next: NextInterest | null
  today: CalendarDate
}

/** The interest of this year, the next payment, the interest of a day, and the total. */
export function Earned({ account, years, next, today }: EarnedProps) {
  const t = useTranslations()
  const { money, date } = useFormats()
  const all = years.reduce((sum, { total }) => sum + total, 0)
  const daily = next && account ? postInterest(accrueDay(account.currentBalance, account.apy)).cents : 0
  const facts: readonly (Fact | null)[] = [
    next && {
      label: t('earned.next'),
      value: t('earned.about', { amount: money(next.estimate) }),
      meaning: t('earned.on', { date: date(next.on) }),
    },
    daily > 0
      ? {
          label: t('earned.day'),
          value: t('earned.about', { amount: money(daily) }),
          meaning: t('earned.day.on'),
        }
      : null,
    years.length > 0
      ? {
          label: t('earned.all'),
          value: money(all),
          ...(account && { meaning: t('earned.since', { date: date(account.openedOn) }) }),
        }
      : null,
  ]
  return (
    <TintedFigures
      label={t('earned.year', { year: today.slice(0, 4) })}
      figure={years[0]?.total ?? 0}
      facts={facts.filter((fact) => fact !== null)}
    />
  )
}
