import { useLayoutEffect, useRef } from 'react'

/** An email within the page, isolated from the page's styles by a shadow root. */
export function EmailView({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const { head, body, documentElement } = new DOMParser().parseFromString(html, 'text/html')
    const page = document.createElement('div')
    page.lang = documentElement.lang
    page.dir = documentElement.dir
    page.className = body.className
    page.style.cssText = body.style.cssText
    page.append(...body.children)
    root.replaceChildren(...head.querySelectorAll('style'), page)
  }, [html])
  return <div ref={host} />
}
