import { role } from '@coffer/branding/roles'
import { GlobalStyle } from '@coffer/ui-kit/global-style'
import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { StyleSheetManager, styled } from 'styled-components'

const Clip = styled.figure<{ $wide: number; $high: number }>`
  --wide: ${({ $wide }) => $wide};
  --high: ${({ $high }) => $high};
  --scale: 0.24;

  width: calc(var(--wide) * var(--scale) * 1px);
  height: calc(var(--high) * var(--scale) * 1px);
  overflow: hidden;
  border: 1px solid ${role('hairline')};
  border-radius: 0.25rem;
  break-inside: avoid;

  @media (min-width: 40em) {
    --scale: 0.36;
  }

  iframe {
    width: calc(var(--wide) * 1px);
    height: calc(var(--high) * 1px);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`

export interface ScreenPreviewProps {
  title: string
  wide: number
  high: number
  children: ReactNode
}

/** A scaled screen, laid out for a viewport of the given size. Inert. */
export function ScreenPreview({ title, wide, high, children }: ScreenPreviewProps) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  const enter = useCallback((frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument
    if (!page) return
    page.body.inert = true
    setBody(page.body)
  }, [])
  // Runs after every render, because the brand can be edited while the preview is shown.
  useLayoutEffect(() => {
    if (body) copyTheme(body.ownerDocument.documentElement)
  })
  return (
    <Clip $wide={wide} $high={high}>
      <iframe ref={enter} title={title} tabIndex={-1} sandbox="allow-same-origin" />
      {body &&
        createPortal(
          <StyleSheetManager target={body.ownerDocument.head}>
            <GlobalStyle />
            {children}
          </StyleSheetManager>,
          body,
        )}
    </Clip>
  )
}

function copyTheme(page: HTMLElement): void {
  page.lang = document.documentElement.lang
  page.style.cssText = document.documentElement.style.cssText
  // The tenant's design.
  const design = document.querySelector('style[data-design]')
  if (!design) return
  page.querySelector('style[data-design]')?.remove()
  page.querySelector('head')?.append(page.ownerDocument.importNode(design, true))
}
