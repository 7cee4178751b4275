import purify from 'dompurify'

/** The safe subset of HTML as nodes. Links open in a new tab without a referrer. */
export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'img', 'video', 'audio'],
    FORBID_ATTR: ['style', 'class', 'id', 'name', 'target'],
    ALLOWED_URI_REGEXP: /^(?:https:|mailto:|tel:|\/(?![/\\])|#)/i,
  })
  for (const link of fragment.querySelectorAll('a[href^="https:"]')) {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer')
  }
  return fragment
}
