import { accountsQuery } from '@coffer/api-client/accounts'
import { yearlyInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import { tenant } from '@coffer/session/tenant'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** The account's own rate, as far as it is loaded, or the advertised one. */
function useApy(): string | undefined {
  // Never worth a call of its own.
  const { data } = useQuery({ ...accountsQuery(), enabled: false })
  return data?.[0]?.apy ?? tenant().offer?.apy
}

interface YearlyWorthProps {
  cents: number
  /** Whether the sentence names the amount, for one that the screen does not show otherwise. */
  isNamed?: boolean
}

/** What an amount earns in a year, in round figures; nothing where no rate is known. */
export function YearlyWorth({ cents, isNamed = true }: YearlyWorthProps) {
  const t = useTranslations()
  const { money, wholeDollars, percent } = useFormats()
  const apy = useApy()
  if (apy === undefined) return null
  const interest = yearlyInterest(cents, apy)
  return (
    <p>
      {t(isNamed ? 'worth' : 'done.worth', {
        amount: cents % 100 === 0 ? wholeDollars(cents) : money(cents),
        interest: interest < 1_00 ? money(interest) : wholeDollars(interest),
        apy: percent(apy),
      })}
    </p>
  )
}
