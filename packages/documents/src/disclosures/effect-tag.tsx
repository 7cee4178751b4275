import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { isInEffect } from './disclosure-status.ts'

/** Whether a disclosure is in effect; null while that is unknown. */
export const useInEffect = (disclosure: Disclosure): boolean | null =>
  isInEffect(disclosure, useQuery(activeDisclosuresQuery()).data)

/** A tag for a disclosure: in effect, or replaced by another version. */
export function EffectTag({ inEffect }: { inEffect: boolean }) {
  const t = useTranslations()
  return inEffect ? (
    <StatusTag tone="success">{t('disclosures.in-effect')}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{t('disclosures.replaced')}</StatusTag>
  )
}
