import type { AccessContext } from '@coffer/domain/access-context'
import { findEnterableRoute } from '@coffer/router/first-enterable'
import { ButtonLink } from '@coffer/router/link'
import { SettingsRow, VisuallyHidden } from '@coffer/ui-kit/layout'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from '../messages.ts'

const labels = {
  '/joint-account/account-holder': 'related-party.see',
  '/joint-account': 'related-party.add',
  '/beneficiary/list': 'related-party.see',
  '/beneficiary/add': 'related-party.add',
  '/non-profit/select': 'related-party.choose',
} as const
type Path = keyof typeof labels

interface RelatedPartyRowProps {
  party: 'joint' | 'beneficiaries' | 'non-profit'
  value: ReactNode
  /** Candidate screens; the row links to the first one that this depositor may open. */
  paths: readonly Path[]
  /** Loaded data that the guards need. */
  context?: Partial<AccessContext>
}

/** One related party, with a link if this depositor may open its screen. */
export function RelatedPartyRow({ party, value, paths, context = {} }: RelatedPartyRowProps) {
  const t = useTranslations()
  const path = findEnterableRoute(useQueryClient(), paths, context)
  return (
    <SettingsRow
      label={t(`related-party.${party}`)}
      value={value}
      action={
        path && (
          <ButtonLink to={path} variant="quiet">
            <span>{t(labels[path])}</span>
            <VisuallyHidden>{` ${t(`related-party.${party}`)}`}</VisuallyHidden>
          </ButtonLink>
        )
      }
    />
  )
}
