import type { Disclosure } from '@coffer/api-client/disclosures'
import { role } from '@coffer/branding/roles'
import { safeDownload } from '@coffer/domain/links'
import { useFormats } from '@coffer/i18n/formats'
import { TextAnchor } from '@coffer/ui-kit/button'
import { SectionHeading, VisuallyHidden } from '@coffer/ui-kit/layout'
import { RichText } from '@coffer/ui-kit/rich-text'
import { StatusTag } from '@coffer/ui-kit/status-tag'
import { cardStyles } from '@coffer/ui-kit/surfaces'
import { size, space } from '@coffer/ui-kit/tokens'
import { useId } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import { legalLanguage } from './legal-language.ts'

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
`
const Small = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`
const Sheet = styled.section`
  ${cardStyles}
  max-height: 20rem;
  padding: ${space[16]};
  overflow-y: auto;
`

/** A document: its text in a region that can be scrolled by keyboard, and a file to download. */
export function DisclosureText({ disclosure }: { disclosure: Disclosure }) {
  const t = useTranslations()
  const id = useId()
  const { instant } = useFormats()
  const { title, version, bodyHtml, downloadUrl, signedAt } = disclosure
  const file = downloadUrl && safeDownload(downloadUrl, location.origin)
  return (
    <Frame aria-labelledby={id}>
      <SectionHeading id={id} lang={legalLanguage}>
        {title}
      </SectionHeading>
      <Small>{t('disclosure.version', { version })}</Small>
      <Sheet aria-labelledby={id} tabIndex={0} lang={legalLanguage}>
        <RichText html={bodyHtml} />
      </Sheet>
      {file && (
        <p>
          <TextAnchor href={file} target="_blank" rel="noreferrer">
            <span>{t('disclosure.download')}</span>
            <VisuallyHidden>
              {' '}
              <span lang={legalLanguage}>{title}</span>
            </VisuallyHidden>
          </TextAnchor>
        </p>
      )}
      {signedAt && (
        <p>
          <StatusTag tone="success">{t('disclosure.signed', { date: instant(signedAt) })}</StatusTag>
        </p>
      )}
    </Frame>
  )
}
