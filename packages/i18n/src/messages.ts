import { useCallback } from 'react'
import {
  type CatalogLoader,
  loadCatalog,
  loadedCatalog,
  type MessageCatalog,
  registerCatalog,
} from './catalogs.ts'
import { loadMessages, readMessage, useI18nState } from './language.ts'
import type { Language } from './languages.ts'
import type { MessageValues } from './message-formatter.ts'

export type { MessageValues } from './message-formatter.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : Key

/** The keys of a namespace; the forms of a plural share one key. */
export type MessageKey<En> = WithoutPlural<Extract<keyof En, string>>
export type Translate<En> = (key: MessageKey<En>, values?: MessageValues) => string

export interface Messages<En> {
  namespace: string
  /** Preloads the messages in the current language, so that the screen need not wait. */
  load: () => Promise<void>
  /** `const t = useTranslations()`, stable for a language; suspends while the messages load. */
  useTranslations: () => Translate<En>
  /** The same outside React, after the messages have loaded: a key is never shown in place of its text. */
  read: (key: MessageKey<En>, values?: MessageValues) => Promise<string>
}

/** Connects a namespace to its files. `En` is the type of the English file, which declares the keys. */
export function defineMessages<En extends MessageCatalog>(
  namespace: string,
  files: Record<Language, CatalogLoader>,
): Messages<En> {
  registerCatalog(namespace, files)
  return {
    namespace,
    load: () => loadMessages(namespace),
    useTranslations() {
      const state = useI18nState()
      if (!loadedCatalog(state.language, namespace)) throw loadCatalog(state.language, namespace)
      return useCallback((key, values) => readMessage(namespace, key, values, state), [state])
    },
    async read(key, values) {
      await loadMessages(namespace)
      return readMessage(namespace, key, values)
    },
  }
}
