import type { Call } from '../http/call.ts'
import { requestedLanguage } from '../http/envelope.ts'
import type { Language } from '../http/refusal.ts'

const words: Record<Language, { title: string; text: string; back: string }> = {
  en: {
    title: 'This link has expired',
    text: 'Links to documents expire after 15 minutes. Open the document again in Documents.',
    back: 'Go to Documents',
  },
  es: {
    title: 'Este enlace ya no funciona',
    text: 'El enlace a un documento funciona durante 15 minutos. Abra de nuevo el documento desde sus documentos.',
    back: 'Ir a sus documentos',
  },
}

/** Shown for a download URL that expired, as when its tab is reloaded later, or was changed. Links to the list of documents. */
export function expiredLinkPage(c: Call) {
  const language = requestedLanguage(c) ?? 'en'
  const { title, text, back } = words[language]
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
