import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { depositorQuery } from '@coffer/api-client/depositor'
import { jointHolderQuery } from '@coffer/api-client/joint'
import { selectedNonProfitQuery } from '@coffer/api-client/non-profits'
import { failureOf } from '@coffer/errors/failure-of'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { ArrangementRow } from './arrangement-row.tsx'

/** Who and what else stands with the account. Their screens are for who has one and may do more than look. */
export function Arrangements() {
  // The guard has brought it.
  const { data: depositor } = useQuery({ ...depositorQuery(), staleTime: Infinity })
  if (depositor?.lastStep !== 'completed' || depositor.registrationStatus === 'VIEW_ONLY') return null
  return (
    <>
      {depositor.isPrimary && <JointHolder />}
      <Beneficiaries />
      <NonProfit />
    </>
  )
}

function JointHolder() {
  const t = useTranslations()
  const { data: holder, isError } = useQuery(jointHolderQuery())
  if (isError) return <ArrangementRow of="joint" value={t('arrangement.unknown')} ways={[]} />
  if (holder === undefined) return null
  const name = [holder?.fields.firstName, holder?.fields.lastName].filter(Boolean).join(' ')
  return (
    <ArrangementRow
      of="joint"
      value={holder ? name || holder.email : t('arrangement.none')}
      ways={holder ? ['/joint-account/account-holder'] : ['/joint-account']}
      facts={{ jointHolder: holder }}
    />
  )
}

function Beneficiaries() {
  const t = useTranslations()
  const { data: list, isError } = useQuery(beneficiariesQuery())
  if (isError) return <ArrangementRow of="beneficiaries" value={t('arrangement.unknown')} ways={[]} />
  if (!list) return null
  return (
    <ArrangementRow
      of="beneficiaries"
      value={list.length === 0 ? t('arrangement.none') : t('arrangement.people', { count: list.length })}
      ways={['/beneficiary/list', '/beneficiary/add']}
      facts={{ beneficiaryCount: list.length }}
    />
  )
}

function NonProfit() {
  const t = useTranslations()
  const { data: chosen, error } = useQuery(selectedNonProfitQuery())
  // §8: selected, 400 while none is.
  const isNone = error !== null && failureOf(error).kind === 'rejected'
  if (!chosen && error === null) return null
  const value = chosen?.name ?? t(isNone ? 'arrangement.none' : 'arrangement.unknown')
  return <ArrangementRow of="non-profit" value={value} ways={['/non-profit/select']} />
}
