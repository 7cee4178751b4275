import { shortName } from '@coffer/domain/names'
import { beneficiariesQuery } from '@coffer/api-client/beneficiaries'
import { depositorQuery } from '@coffer/api-client/depositor'
import { jointHolderQuery } from '@coffer/api-client/joint'
import { selectedNonProfitQuery } from '@coffer/api-client/non-profits'
import { failureOf } from '@coffer/errors/failure-of'
import { Card } from '@coffer/ui-kit/layout'
import { SettingsGroup } from '@coffer/ui-kit/settings-page'
import { LinePlaceholder } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { RelatedPartyRow } from './related-party-row.tsx'

/**
 * The joint holder, beneficiaries and non-profit of an open account; absent for applicants and VIEW_ONLY depositors.
 */
export function RelatedParties() {
  const t = useTranslations()
  // The guard has already loaded it.
  const { data: depositor } = useQuery({ ...depositorQuery(), staleTime: Infinity })
  if (depositor?.lastStep !== 'completed' || depositor.registrationStatus === 'VIEW_ONLY') return null
  return (
    <SettingsGroup title={t('people.title')}>
      <Card label={t('people.title')}>
        {depositor.isPrimary && <JointHolder />}
        <Beneficiaries />
        <NonProfit />
      </Card>
    </SettingsGroup>
  )
}

function JointHolder() {
  const t = useTranslations()
  const { data: holder, isError } = useQuery(jointHolderQuery())
  if (isError) return <RelatedPartyRow party="joint" value={t('related-party.unknown')} paths={[]} />
  if (holder === undefined) return <RelatedPartyRow party="joint" value={<LinePlaceholder />} paths={[]} />
  return (
    <RelatedPartyRow
      party="joint"
      value={holder ? shortName(holder.fields) || holder.email : t('related-party.none')}
      paths={holder ? ['/joint-account/account-holder'] : ['/joint-account']}
      context={{ jointHolder: holder }}
    />
  )
}

function Beneficiaries() {
  const t = useTranslations()
  const { data: list, isError } = useQuery(beneficiariesQuery())
  if (isError) return <RelatedPartyRow party="beneficiaries" value={t('related-party.unknown')} paths={[]} />
  if (!list) return <RelatedPartyRow party="beneficiaries" value={<LinePlaceholder />} paths={[]} />
  return (
    <RelatedPartyRow
      party="beneficiaries"
      value={list.length === 0 ? t('related-party.none') : t('related-party.people', { count: list.length })}
      paths={['/beneficiary/list', '/beneficiary/add']}
      context={{ beneficiaryCount: list.length }}
    />
  )
}

function NonProfit() {
  const t = useTranslations()
  const { data: chosen, error } = useQuery(selectedNonProfitQuery())
  // The provider responds 400 if no non-profit is selected.
  const isNone = error !== null && failureOf(error).kind === 'rejected'
  if (!chosen && error === null)
    return <RelatedPartyRow party="non-profit" value={<LinePlaceholder />} paths={[]} />
  const value = chosen?.name ?? t(isNone ? 'related-party.none' : 'related-party.unknown')
  return <RelatedPartyRow party="non-profit" value={value} paths={['/non-profit/select']} />
}
