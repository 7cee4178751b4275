import type { Proof } from '@coffer/api-client/proofs'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { useState } from 'react'
import { DocumentList } from '../list/document-list.tsx'
import { useTranslations } from './messages.ts'
import { ProofRow } from './proof-row.tsx'

/** The number of rows shown until all are requested. */
const SHOWN_AT_FIRST = 10

/** The created proofs, newest first. */
export function ProofList({ proofs }: { proofs: readonly Proof[] }) {
  const t = useTranslations()
  const [showsAll, setShowsAll] = useState(false)
  if (proofs.length === 0)
    return (
      <EmptyState icon="document" title={t('list.none.title')}>
        {t('list.none.text')}
      </EmptyState>
    )
  const shown = showsAll ? proofs : proofs.slice(0, SHOWN_AT_FIRST)
  return (
    <Card label={t('list.title')}>
      <Stack gap={16}>
        <SectionHeading>{t('list.title')}</SectionHeading>
        <DocumentList>
          {shown.map((proof) => (
            <ProofRow key={proof.uuid} proof={proof} />
          ))}
        </DocumentList>
        {shown.length < proofs.length && (
          <Button variant="quiet" onPress={() => setShowsAll(true)}>
            {t('list.more', { count: proofs.length })}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
