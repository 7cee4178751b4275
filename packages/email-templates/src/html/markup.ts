/** Escaped HTML. Created by `markup`, except for constants. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Value = string | number | Markup | readonly Markup[]

/** Tagged template: interpolated values are escaped, except other markup. */
export function markup(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return new Markup(parts.reduce((text, part, place) => text + toText(values[place - 1] ?? '') + part))
}

function toText(value: Value): string {
  if (value instanceof Markup) return value.text
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return value.map(({ text }) => text).join('')
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
