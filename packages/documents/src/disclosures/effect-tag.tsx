import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../words.ts'
import { isInEffect } from './standing.ts'

/** Whether a text is in effect today or another has replaced it; nothing while that is not known. */
export function EffectTag({ disclosure }: { disclosure: Disclosure }) {
  const t = useWords()
  const { data } = useQuery(activeDisclosuresQuery())
  const inEffect = isInEffect(disclosure, data)
  if (inEffect === null) return null
  return inEffect ? (
    <StatusTag tone="success">{t('disclosures.in-effect')}</StatusTag>
  ) : (
    <StatusTag tone="neutral">{t('disclosures.replaced')}</StatusTag>
  )
}
