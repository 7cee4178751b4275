import type { Call } from '../http/call.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { expiredLinkTexts } from './expired-link-texts.ts'

/**
 * Shown if a download URL has expired (for example, when its tab is reloaded) or was changed. Links to the list of
 * documents.
 */
export function expiredLinkPage(c: Call) {
  const language = readerLanguage(c)
  const { title, text, back } = expiredLinkTexts[language]
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/dashboard/documents">${back}</a></p>
</main>
</html>
`
  return c.body(page, 404, {
    'Content-Type': 'text/html; charset=UTF-8',
    'Content-Language': language,
    'Cache-Control': 'no-store',
  })
}
