import { fetchProofFile, type Proof, type Proofs, proofsQuery } from '@coffer/api-client/proofs'
import { PROOFS_PER_DAY } from '@coffer/domain/proofs'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { Button } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Notice } from '@coffer/ui-kit/notice'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { BackToDocuments } from '../list/back-link.tsx'
import { DocumentList } from '../list/document-list.tsx'
import { OpenDocument, OpenOutcome } from '../pdf/open-document.tsx'
import { useDocumentOpener } from '../pdf/use-document-opener.ts'
import { useTranslations } from './messages.ts'
import { ProofForm } from './proof-form.tsx'
import { ProofRow, useProofName } from './proof-row.tsx'

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

/** The PDF that was just created, with a button to open it. */
function CreatedNotice({ proof, onDismiss }: { proof: Proof; onDismiss: () => void }) {
  const t = useTranslations()
  const name = useProofName()(proof)
  const opener = useDocumentOpener(async () => (await fetchProofFile(proof)).downloadUrl)
  // The form is reset, so its button no longer has the focus.
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div ref={frame} tabIndex={-1}>
      <Stack gap={12}>
        <Notice
          severity="success"
          title={t('create.done')}
          isAnnounced
          action={<OpenDocument opener={opener} title={name} />}
          onDismiss={onDismiss}
        >
          {name}
        </Notice>
        <OpenOutcome opener={opener} title={name} />
      </Stack>
    </div>
  )
}

/** The number of rows shown until all are requested. */
const SHOWN_AT_FIRST = 10

/** The created proofs, newest first. */
function ProofList({ proofs }: { proofs: readonly Proof[] }) {
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
