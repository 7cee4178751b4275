import { role } from '@coffer/branding/roles'
import { Icon } from '@coffer/ui-kit/icon'
import { media, size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'
import type { DocumentOpener } from './use-document-opener.ts'

// Styled as a link but a button by role, since the URL is only fetched on click and cannot be copied before.
const RowButton = styled.button`
  color: ${role('link')};
  font-weight: ${weight.bold};
  text-align: start;

  &:hover {
    text-decoration: underline;
  }

  /* All of the row opens the document. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &[aria-busy='true'] {
    color: ${role('text-soft')};
    cursor: progress;
  }
`
const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  color: ${role('text-soft')};
  font-size: ${size[14]};

  ${media.print} {
    display: none;
  }
`

interface OpenRowProps {
  opener: DocumentOpener
  title: string
}

/** The name of a document, which opens it from anywhere in its row. */
export function OpenRow({ opener, title }: OpenRowProps) {
  const t = useTranslations()
  return (
    <RowButton
      type="button"
      aria-label={`${t('open')} ${t('open.what', { title })}`}
      aria-busy={opener.isLoading || undefined}
      aria-disabled={opener.isLoading || undefined}
      onClick={() => !opener.isLoading && opener.open()}
    >
      {title}
    </RowButton>
  )
}

/** Marks that the row opens a PDF in a new tab; the button's name says the same. */
export function PdfMark() {
  const t = useTranslations()
  return (
    <Mark aria-hidden="true">
      <span>{t('pdf')}</span>
      <Icon name="external" size="small" />
    </Mark>
  )
}
