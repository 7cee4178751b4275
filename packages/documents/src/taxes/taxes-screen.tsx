import { fetchTaxDocuments, type TaxDocument, taxDocumentsQuery } from '@coffer/api-client/tax-documents'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackToDocuments } from '../list/back-link.tsx'
import { DocumentList, DocumentRow } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'

/** `/dashboard/documents/taxes`: a tax form for each year with reportable interest. */
export function TaxesScreen() {
  const t = useTranslations()
  const documents = useQuery(taxDocumentsQuery())
  return (
    <Page title={t('taxes.title')} lead={t('taxes.why')} back={<BackToDocuments />}>
      <QueryBoundary query={documents} title={t('taxes.failed')} shape={<Skeleton shape="row" count={2} />}>
        {(all) => <Forms documents={all} />}
      </QueryBoundary>
      <p>
        <Link to="/interest">{t('taxes.interest')}</Link>
      </p>
    </Page>
  )
}

function Forms({ documents }: { documents: readonly TaxDocument[] }) {
  const t = useTranslations()
  if (documents.length === 0) {
    return (
      <EmptyState icon="document" title={t('taxes.none.title')}>
        {t('taxes.none.text')}
      </EmptyState>
    )
  }
  return (
    <Card label={t('taxes.title')}>
      <DocumentList>
        {documents.map((document) => (
          <TaxForm key={document.uuid} document={document} />
        ))}
      </DocumentList>
    </Card>
  )
}

function TaxForm({ document: { uuid, form, taxYear, issuedOn } }: { document: TaxDocument }) {
  const t = useTranslations()
  const { date } = useFormats()
  // The links of the list expire, so the list is fetched again on click.
  const fetchLink = async () =>
    (await fetchTaxDocuments()).find((document) => document.uuid === uuid)?.downloadUrl ?? null
  return (
    <DocumentRow
      title={t('taxes.name', { form, year: taxYear })}
      details={<span>{t('taxes.issued', { date: date(issuedOn) })}</span>}
      fetchLink={fetchLink}
    />
  )
}
