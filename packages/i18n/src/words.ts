import i18next, { type TFunction, type TOptions } from 'i18next'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, registerWording, type Wording, type WordingLoader } from './language.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key> = Key extends `${infer Stem}_${Plural}` ? Stem : Key

/** The keys a screen may ask for: a plural's forms count as one key. */
export type WordKey<En> = WithoutPlural<Extract<keyof En, string>>
/** What fills the placeholders; `count` chooses the plural form. */
export type WordValues = Record<string, string | number>
export type Translate<En> = (key: WordKey<En>, values?: WordValues) => string

export interface Words<En> {
  namespace: string
  /** Brings the words in the language shown, so that the screen need not wait for them. */
  load: () => Promise<void>
  /** `const t = useWords()`, the same while the language is; suspends while the words are on their way. */
  useWords: () => Translate<En>
  /** The same outside React; the words must have been loaded. */
  read: Translate<En>
}

/** Ties a namespace to its files. `En` is the type of the English file, which says what keys there are. */
export function defineWords<En extends Wording>(
  namespace: string,
  files: Record<Language, WordingLoader>,
): Words<En> {
  registerWording(namespace, files)
  return {
    namespace,
    load: () => i18next.loadNamespaces(namespace),
    useWords() {
      const { t } = useTranslation(namespace)
      return useCallback((key, values) => lookUp(t, key, values), [t])
    },
    read: (key, values) => lookUp(i18next.getFixedT(null, namespace), key, values),
  }
}

// The keys are proved by `Translate`; i18next's own key types would ask for one global declaration of all words.
function lookUp(t: TFunction, key: string, values?: WordValues): string {
  const options: TOptions = { ...values }
  return t(key, options)
}
