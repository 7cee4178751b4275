import i18next, { type TFunction, type TOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { registerCatalog, type MessageCatalog, type CatalogLoader } from './language.ts'
import type { Language } from './languages.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : Key

/** The keys a screen may ask for: a plural's forms count as one key. */
export type MessageKey<En> = WithoutPlural<Extract<keyof En, string>>
/** What fills the placeholders; `count` chooses the plural form. */
export type MessageValues = Record<string, string | number>
export type Translate<En> = (key: MessageKey<En>, values?: MessageValues) => string

export interface Messages<En> {
  namespace: string
  /** Brings the words in the language shown, so that the screen need not wait for them. */
  load: () => Promise<void>
  /** `const t = useWords()`, the same while the language is; suspends while the words are on their way. */
  useTranslations: () => Translate<En>
  /** The same outside React; the words must have been loaded. */
  read: Translate<En>
}

/** Ties a namespace to its files. `En` is the type of the English file, which says what keys there are. */
export function defineMessages<En extends MessageCatalog>(
  namespace: string,
  files: Record<Language, CatalogLoader>,
): Messages<En> {
  registerCatalog(namespace, files)
  return {
    namespace,
    load: () => i18next.loadNamespaces(namespace),
    useTranslations() {
      const { t } = useTranslation(namespace)
      return useCallback((key, values) => lookUp(t, key, values), [t])
    },
    read: (key, values) => lookUp(i18next.getFixedT(null, namespace), key, values),
  }
}

// The keys are proved by `Translate`; i18next's own key types would ask for one global declaration of all words.
function lookUp(t: TFunction, key: string, values?: MessageValues): string {
  const options: TOptions = { ...values }
  return t(key, options)
}
