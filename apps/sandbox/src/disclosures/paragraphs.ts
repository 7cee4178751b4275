export type Paragraph = { kind: 'heading' | 'item' | 'text'; text: string }

const kinds: Readonly<Record<string, Paragraph['kind']>> = { h2: 'heading', li: 'item', p: 'text' }
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The paragraphs of a disclosure's body: h2, p, li and inline emphasis. */
export function parseParagraphs(bodyHtml: string): Paragraph[] {
  return [...bodyHtml.matchAll(/<(h2|p|li)>(.*?)<\/\1>/gs)].map(([, tag = 'p', inner = '']) => ({
    kind: kinds[tag] ?? 'text',
    text: inner
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? ''),
  }))
}
