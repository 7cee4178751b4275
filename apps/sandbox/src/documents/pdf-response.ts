import type { Call } from '../http/call.ts'

/** Answers a PDF, shown in the browser under a name to save it by, and kept in no cache. */
export const pdfResponse = (c: Call, content: Buffer<ArrayBuffer>, name: string) =>
  c.body(content, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${name}.pdf"`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
