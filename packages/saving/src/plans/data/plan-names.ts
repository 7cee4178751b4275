import type { Plan } from '@coffer/api-client/plans'
import { useFormats } from '@coffer/i18n/formats'
import { useLinkedAccountName } from '@coffer/ui-kit/linked-account-name'
import { useTranslations } from '../messages.ts'
import type { PlansData } from './use-plans.ts'

/** "$100.00 every month". */
export function usePlanName(): (plan: Pick<Plan, 'amount' | 'frequency'>) => string {
  const t = useTranslations()
  const { money } = useFormats()
  return ({ amount, frequency }) => t(`name.${frequency}`, { amount: money(amount) })
}

/** A day of the month: "15", or "last day". */
export function useDayName(): (day: number) => string {
  const t = useTranslations()
  return (day) => (day === 31 ? t('day.last') : t('day.nth', { day }))
}

/** The linked account of a plan, including removed ones. */
export function useBankName(): (plan: Pick<Plan, 'linkedAccountId'>, data: PlansData) => string {
  const t = useTranslations()
  const accountName = useLinkedAccountName()
  return ({ linkedAccountId }, { linked }) => {
    const account = linked.find(({ uuid }) => uuid === linkedAccountId)
    return account ? accountName(account) : t('bank.removed')
  }
}
