import i18next, { type TFunction, type TOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { registerCatalog, type MessageCatalog, type CatalogLoader } from './language.ts'
import type { Language } from './languages.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : Key

/** The keys of a namespace; a plural's forms are one key. */
export type MessageKey<En> = WithoutPlural<Extract<keyof En, string>>
/** Values of the placeholders; `count` selects the plural form. */
export type MessageValues = Record<string, string | number>
export type Translate<En> = (key: MessageKey<En>, values?: MessageValues) => string

export interface Messages<En> {
  namespace: string
  /** Loads the messages in the current language, so that the screen need not wait. */
  load: () => Promise<void>
  /** `const t = useTranslations()`, stable for a language; suspends while the messages load. */
  useTranslations: () => Translate<En>
  /** The same outside React; the messages must be loaded. */
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

// The keys are typed by `Translate`; i18next's own key types would need one global declaration of all messages.
function lookUp(t: TFunction, key: string, values?: MessageValues): string {
  const options: TOptions = { ...values }
  return t(key, options)
}
