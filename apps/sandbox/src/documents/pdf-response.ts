import type { Call } from '../http/call.ts'

/** Responds with a PDF, shown in the browser under a file name, and never cached. */
export const pdfResponse = (c: Call, content: Buffer<ArrayBuffer>, name: string) =>
  c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
