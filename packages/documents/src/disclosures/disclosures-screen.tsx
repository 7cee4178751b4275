import { activeDisclosuresQuery, type Disclosure, disclosuresQuery } from '@coffer/api-client/disclosures'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, PageHeading, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackTo } from '../list/back-to.tsx'
import { DocumentList } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'
import { DisclosureRow } from './disclosure-row.tsx'
import { OnlyEnglish } from './only-english.tsx'
import { sorted } from './standing.ts'

/** `/disclosures`: what was signed and when, and what came into effect since. */
export function DisclosuresScreen() {
  const t = useTranslations()
  const disclosures = useQuery(disclosuresQuery())
  return (
    <Stack gap={24}>
      <BackTo place="documents" />
      <PageHeading title={t('disclosures.title')}>{t('disclosures.why')}</PageHeading>
      <QueryBoundary
        query={disclosures}
        title={t('disclosures.failed')}
        shape={<Skeleton shape="row" count={4} />}
      >
        {(all) => <SignedAndNot disclosures={all} />}
      </QueryBoundary>
    </Stack>
  )
}

function SignedAndNot({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const t = useTranslations()
  const active = useQuery(activeDisclosuresQuery())
  const { signed, unsigned } = sorted(disclosures)
  if (disclosures.length === 0) {
    return (
      <EmptyState icon="document" title={t('disclosures.none.title')}>
        {t('disclosures.none.text')}
      </EmptyState>
    )
  }
  return (
    <>
      <ForbiddenNotice errors={[active.error]} />
      <OnlyEnglish />
      {signed.length > 0 && <Section title={t('disclosures.signed')} disclosures={signed} />}
      {unsigned.length > 0 && (
        <Section
          title={t('disclosures.active')}
          why={signed.length > 0 ? t('disclosures.active.why') : undefined}
          disclosures={unsigned}
        />
      )}
    </>
  )
}

interface SectionProps {
  title: string
  why?: string | undefined
  disclosures: readonly Disclosure[]
}

function Section({ title, why, disclosures }: SectionProps) {
  return (
    <Card label={title}>
      <Stack gap={16}>
        <Stack gap={4}>
          <SectionHeading>{title}</SectionHeading>
          {why && <p>{why}</p>}
        </Stack>
        <DocumentList>
          {disclosures.map((one) => (
            <DisclosureRow key={one.uuid} disclosure={one} />
          ))}
        </DocumentList>
      </Stack>
    </Card>
  )
}
