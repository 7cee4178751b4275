import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { measure, size, space } from '../foundations/tokens.ts'

const Prose = styled.div`
  display: grid;
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

/** HTML from the provider (disclosures, banners, answers), made harmless: no script, style, form or frame. */
export function RichText({ html }: { html: string }) {
  const prose = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    import('./clean-html.ts').then(
      ({ cleanHtml }) => {
        if (isCurrent) prose.current?.replaceChildren(cleanHtml(html))
      },
      () => setFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [html])

  return <Prose ref={prose} data-failed={failed || undefined} />
}
