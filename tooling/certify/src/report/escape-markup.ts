const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for XML and HTML. Control characters, which XML does not allow, are left out. */
export const escapeMarkup = (text: string): string =>
  Array.from(text, (character) =>
    character < ' ' && character !== '\n' ? '' : (entities[character] ?? character),
  ).join('')
