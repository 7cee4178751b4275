import type { Call } from '../http/call.ts'

/**
 * The policy that Chromium's PDF viewer needs: an element that holds the document, and its style. No script runs, and
 * only the icon is loaded.
 */
const pdfPolicy =
  "default-src 'none'; object-src 'self'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Responds with a PDF to be shown in the browser under a file name, and never cached. */
export const pdfResponse = (c: Call, content: Buffer<ArrayBuffer>, name: string) =>
  c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Content-Security-Policy': pdfPolicy,
  })
