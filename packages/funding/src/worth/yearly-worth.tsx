import { accountsQuery } from '@coffer/api-client/accounts'
import { yearlyInterest } from '@coffer/domain/interest'
import { useFormats } from '@coffer/i18n/formats'
import { tenant } from '@coffer/session/tenant'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'

/** The rate of the account if it has loaded, or else the advertised one. */
function useApy(): string | undefined {
  // Only read from the cache: not worth a separate request.
  const { data } = useQuery({ ...accountsQuery(), enabled: false })
  return data?.[0]?.apy ?? tenant().offer?.apy
}

interface YearlyWorthProps {
  cents: number
  /** Whether the sentence names the amount, because the screen does not show it elsewhere. */
  isNamed?: boolean
}

/** The rounded yearly interest of an amount; nothing if no rate is known. */
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
