import { inflateSync } from 'node:zlib'

/** The texts of a PDF with standard fonts, in the order in which they were written; enough to read our own. */
export function readPdf(content: Uint8Array): string[] {
  const file = Buffer.from(content).toString('latin1')
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) =>
    inflated(body),
  )
  return streams.flatMap((page) =>
    [...page.matchAll(/\[([^\]]*)\] TJ/g)].map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => fromWinAnsi(hex)).join(''),
    ),
  )
}

/** How many pages it has. */
export const pagesOf = (content: Uint8Array): number =>
  [
    ...Buffer.from(content)
      .toString('latin1')
      .matchAll(/\/Type \/Page\b/g),
  ].length

function inflated(body: string): string[] {
  try {
    return [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')]
  } catch {
    return []
  }
}

const fromWinAnsi = (hex: string): string => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'))
