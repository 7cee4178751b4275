import { statementsQuery } from '@coffer/api-client/statements'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { DocumentList } from '../list/document-list.tsx'
import { NoStatementYet } from '../statements/statement-lists.tsx'
import { StatementRow } from '../statements/statement-row.tsx'
import { useTranslations } from '../messages.ts'
import { HubLinks } from './hub-links.tsx'

/** `/dashboard/documents`: the newest statement and links to all documents. The landing page of a VIEW_ONLY depositor. */
export function DocumentsScreen() {
  const t = useTranslations()
  return (
    <Page title={t('hub.title')} lead={t('hub.why')}>
      <HubLinks />
      <NewestStatement />
    </Page>
  )
}

function NewestStatement() {
  const t = useTranslations()
  const statements = useQuery(statementsQuery())
  return (
    <Card label={t('hub.newest')}>
      <QueryBoundary query={statements} title={t('statements.failed')} shape={<Skeleton shape="row" />}>
        {([newest]) =>
          newest ? (
            <Stack gap={16}>
              <SectionHeading>{t('hub.newest')}</SectionHeading>
              <DocumentList>
                <StatementRow statement={newest} />
              </DocumentList>
            </Stack>
          ) : (
            <NoStatementYet />
          )
        }
      </QueryBoundary>
    </Card>
  )
}
