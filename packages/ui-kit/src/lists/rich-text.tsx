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

type Cleaner =
  | { state: 'coming' }
  | { state: 'here'; clean: (html: string) => DocumentFragment }
  | { state: 'failed'; failure: unknown }

/** Characters per line of the placeholder, whose lines are 1.5 times as high as those of the text. */
const charactersALine = 85

/** The number of lines with which the placeholder is about as high as the text. */
const linesOf = (html: string): number => Math.min(12, Math.max(2, Math.ceil(html.length / charactersALine)))

/** Sanitized HTML from the provider (disclosures, banners, answers): no script, style, form or frame. */
export function RichText({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  const [cleaner, setCleaner] = useState<Cleaner>({ state: 'coming' })

  useEffect(() => {
    import('./sanitize-html.ts').then(
      ({ sanitizeHtml: cleanHtml }) => setCleaner({ state: 'here', clean: cleanHtml }),
      (failure: unknown) => setCleaner({ state: 'failed', failure }),
    )
  }, [])

  useEffect(() => {
    if (cleaner.state === 'here') prose.current?.replaceChildren(cleaner.clean(html))
  }, [cleaner, html])

  // The error boundary around the content reports the failure.
  if (cleaner.state === 'failed') throw cleaner.failure
  return (
    <>
      {cleaner.state === 'coming' && (
        <LoadingRegion>
          <Skeleton count={linesOf(html)} />
        </LoadingRegion>
      )}
      <Prose ref={prose} />
    </>
  )
}
