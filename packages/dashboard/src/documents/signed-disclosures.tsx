import type { Disclosure } from '@coffer/api-client/disclosures'
import { safeDownload } from '@coffer/domain/links'
import { useFormats } from '@coffer/i18n/formats'
import { TextAnchor } from '@coffer/ui-kit/button'
import { EmptyState } from '@coffer/ui-kit/empty-state'
import { Card, SectionHeading, SettingsRow, Stack } from '@coffer/ui-kit/layout'
import { useWords } from '../words.ts'

/** Each disclosure that was signed: which, when, and the document itself. */
export function SignedDisclosures({ disclosures }: { disclosures: readonly Disclosure[] }) {
  const t = useWords()
  const { date } = useFormats()
  const signed = disclosures.flatMap((one) => (one.signedAt ? [{ ...one, signedAt: one.signedAt }] : []))
  if (signed.length === 0) {
    return (
      <EmptyState icon="document" title={t('documents.none.title')}>
        {t('documents.none.text')}
      </EmptyState>
    )
  }
  return (
    <Card label={t('documents.signed')}>
      <Stack gap={8}>
        <SectionHeading>{t('documents.signed')}</SectionHeading>
        {signed.map(({ uuid, title, signedAt, downloadUrl }) => {
          const file = downloadUrl && safeDownload(downloadUrl, location.origin)
          return (
            <SettingsRow
              key={uuid}
              label={title}
              value={t('documents.signed-on', { date: date(signedAt) })}
              action={
                file && (
                  <TextAnchor
                    href={file}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('documents.open.label', { title })}
                  >
                    {t('documents.open')}
                  </TextAnchor>
                )
              }
            />
          )
        })}
      </Stack>
    </Card>
  )
}
