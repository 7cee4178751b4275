import { activeDisclosuresQuery, type Disclosure, disclosuresQuery } from '@coffer/api-client/disclosures'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { QueryBoundary } from '@coffer/errors/query-boundary'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { Page } from '@coffer/ui-kit/page'
import { Skeleton } from '@coffer/ui-kit/skeleton'
import { useQuery } from '@tanstack/react-query'
import { BackToDocuments } from '../list/back-link.tsx'
import { DocumentList, DocumentRow } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'
import { disclosureLink } from './disclosure-link.ts'
import { legalLanguage, splitBySignature } from './disclosure-status.ts'
import { EffectTag, useInEffect } from './effect-tag.tsx'
import { EnglishOnlyNotice } from './english-only-notice.tsx'

/** `/disclosures`: signed disclosures, and those that took effect since. */
export function DisclosuresScreen() {
  const t = useTranslations()
  const disclosures = useQuery(disclosuresQuery())
  return (
    <Page title={t('disclosures.title')} lead={t('disclosures.why')} back={<BackToDocuments />}>
      <QueryBoundary
        query={disclosures}
        title={t('disclosures.failed')}
        shape={<Skeleton shape="row" count={4} />}
      >
        {(all) => <DisclosureSections disclosures={all} />}
      </QueryBoundary>
    </Page>
  )
}

function DisclosureSections({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const t = useTranslations()
  const active = useQuery(activeDisclosuresQuery())
  const { signed, unsigned } = splitBySignature(disclosures)
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
      <EnglishOnlyNotice />
      {signed.length > 0 && <Section title={t('disclosures.signed')} disclosures={signed} />}
      {unsigned.length > 0 && (
        <Section
          title={t('disclosures.active')}
          lead={signed.length > 0 ? t('disclosures.active.why') : undefined}
          disclosures={unsigned}
        />
      )}
    </>
  )
}

interface SectionProps {
  title: string
  lead?: string | undefined
  disclosures: readonly Disclosure[]
}

function Section({ title, lead, disclosures }: SectionProps) {
  return (
    <Card label={title}>
      <Stack gap={16}>
        <Stack gap={4}>
          <SectionHeading>{title}</SectionHeading>
          {lead && <p>{lead}</p>}
        </Stack>
        <DocumentList>
          {disclosures.map((disclosure) => (
            <DisclosureRow key={disclosure.uuid} disclosure={disclosure} />
          ))}
        </DocumentList>
      </Stack>
    </Card>
  )
}

/** One disclosure, with links to its page and its PDF. */
function DisclosureRow({ disclosure }: { disclosure: Disclosure }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const inEffect = useInEffect(disclosure)
  const { uuid, title, version, signedAt } = disclosure
  return (
    <DocumentRow
      title={title}
      name={
        <Link to="/disclosures/view-disclosures/$uuid" params={{ uuid }}>
          <span lang={legalLanguage}>{title}</span>
        </Link>
      }
      details={
        <>
          {signedAt && <span>{t('disclosures.signed-on', { when: instant(signedAt) })}</span>}
          <span>{t('disclosures.version', { version })}</span>
          {inEffect !== null && <EffectTag inEffect={inEffect} />}
        </>
      }
      fetchLink={disclosureLink(disclosure)}
    />
  )
}
