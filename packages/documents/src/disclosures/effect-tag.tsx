import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from '../messages.ts'
import { isInEffect } from './standing.ts'

/** Whether a text is in effect today; null while that is not known. */
export const useInEffect = (disclosure: Disclosure): boolean | null =>
  isInEffect(disclosure, useQuery(activeDisclosuresQuery()).data)

/** In effect today, or replaced by another text. */
export function EffectTag({ inEffect }: { inEffect: boolean }) {
  const t = useTranslations()
  return inEffect ? (
    <StatusTag tone="success">{t('disclosures.in-effect')}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{t('disclosures.replaced')}</StatusTag>
  )
}
