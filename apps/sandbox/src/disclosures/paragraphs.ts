export type Paragraph = { kind: 'heading' | 'item' | 'text'; text: string }

const kinds: Readonly<Record<string, Paragraph['kind']>> = { h2: 'heading', li: 'item', p: 'text' }
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The paragraphs of a disclosure's body, which may contain h2, p, li and inline emphasis. */
export function parseParagraphs(bodyHtml: string): Paragraph[] {
  return bodyHtml.split(/(?=<(?:h2|p|li)>)/).flatMap((piece) => {
    const [, tag = ''] = /^<(h2|p|li)>/.exec(piece) ?? []
    const end = piece.indexOf(`</${tag}>`)
    const kind = kinds[tag]
    if (kind === undefined || end === -1) return []
    const text = piece
      .slice(0, end)
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? '')
    return [{ kind, text }]
  })
}
