import type { MessageCatalog } from './catalogs.ts'
import type { Language } from './languages.ts'

/** Values of the placeholders; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>

/** The messages of a namespace in a language. */
export interface LoadedMessages {
  language: Language
  namespace: string
  catalog: MessageCatalog
}

/** Turns a message into text: its plural form, with values in its placeholders. */
export type MessageFormatter = (messages: LoadedMessages, key: string, values: MessageValues) => string
