import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { Skeleton, LoadingRegion } from '../feedback/skeleton.tsx'
import { measure, size, space } from '../foundations/tokens.ts'

const Prose = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: ${measure.reading};

  h1,
  h2,
  h3 {
    font-size: ${size[20]};
  }

  ul,
  ol {
    display: grid;
    gap: ${space[4]};
    padding-inline-start: ${space[24]};
    list-style: revert;
  }

  a {
    color: ${role('link')};
    text-underline-offset: 0.2em;
  }
`

type Sanitizer =
  | { status: 'loading' }
  | { status: 'ready'; sanitize: (html: string) => DocumentFragment }
  | { status: 'failed'; failure: unknown }

/** Characters per line of the placeholder, whose lines are 1.5 times as high as those of the text. */
const charactersPerLine = 85

/** The number of lines with which the placeholder is about as high as the text. */
const placeholderLines = (html: string): number =>
  Math.min(12, Math.max(2, Math.ceil(html.length / charactersPerLine)))

/** Sanitized HTML from the provider (disclosures, banners, answers): no script, style, form or frame. */
export function RichText({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  const [sanitizer, setSanitizer] = useState<Sanitizer>({ status: 'loading' })

  useEffect(() => {
    import('./sanitize-html.ts').then(
      ({ sanitizeHtml }) => setSanitizer({ status: 'ready', sanitize: sanitizeHtml }),
      (failure: unknown) => setSanitizer({ status: 'failed', failure }),
    )
  }, [])

  useEffect(() => {
    if (sanitizer.status === 'ready') prose.current?.replaceChildren(sanitizer.sanitize(html))
  }, [sanitizer, html])

  // The error boundary around the content reports the failure.
  if (sanitizer.status === 'failed') throw sanitizer.failure
  return (
    <>
      {sanitizer.status === 'loading' && (
        <LoadingRegion>
          <Skeleton count={placeholderLines(html)} />
        </LoadingRegion>
      )}
      <Prose ref={prose} />
    </>
  )
}
