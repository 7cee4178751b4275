import { type Proof, type Proofs, proofsQuery } from '@coffer/api-client/proofs'
import { PROOFS_PER_DAY } from '@coffer/domain/proofs'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackToDocuments } from '../list/back-link.tsx'
import { CreatedNotice } from './created-notice.tsx'
import { useTranslations } from './messages.ts'
import { ProofForm } from './proof-form.tsx'
import { ProofList } from './proof-list.tsx'

/** `/dashboard/documents/proofs`: PDFs that third parties can verify by their code. */
export function ProofsScreen() {
  const t = useTranslations()
  const proofs = useQuery(proofsQuery())
  return (
    <Page title={t('title')} lead={t('lead')} back={<BackToDocuments />}>
      <QueryBoundary query={proofs} title={t('failed')} shape={<Skeleton shape="row" count={5} />}>
        {(overview) => <Overview overview={overview} />}
      </QueryBoundary>
      <p>
        <Link to="/verify-document">{t('check')}</Link>
      </p>
    </Page>
  )
}

function Overview({ overview }: { overview: Proofs }) {
  const t = useTranslations()
  const { date } = useFormats()
  const [created, setCreated] = useState<Proof | null>(null)
  const [formNumber, setFormNumber] = useState(0)
  const { account, leftToday, proofs } = overview
  if (account === null)
    return (
      <EmptyState icon="document" title={t('no-account.title')}>
        {t('no-account.text')}
      </EmptyState>
    )
  const finish = (proof: Proof) => {
    setCreated(proof)
    setFormNumber((number) => number + 1)
  }
  return (
    <>
      {account.closedOn !== null && (
        <Notice severity="info">{t('closed', { date: date(account.closedOn) })}</Notice>
      )}
      {created && <CreatedNotice key={created.uuid} proof={created} onDismiss={() => setCreated(null)} />}
      {leftToday === 0 ? (
        <Notice severity="info" title={t('limit.title')}>
          {t('limit.text', { count: PROOFS_PER_DAY })}
        </Notice>
      ) : (
        <Card label={t('create.title')}>
          <Stack gap={16}>
            <SectionHeading>{t('create.title')}</SectionHeading>
            <ProofForm
              key={formNumber}
              account={account}
              overview={overview}
              onSubmit={() => setCreated(null)}
              onCreated={finish}
            />
          </Stack>
        </Card>
      )}
      <ProofList proofs={proofs} />
    </>
  )
}
