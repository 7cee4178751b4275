import i18next, { type TOptions } from 'i18next'
import type { MessageCatalog } from './catalogs.ts'
import { formatMessagesWith } from './language.ts'
import type { MessageFormatter } from './message-formatter.ts'

const added = new WeakSet<MessageCatalog>()

/** Formats all messages by i18next from now on; `language.ts` keeps loading them. */
export function startI18next(): void {
  if (!i18next.isInitialized) {
    void i18next.init({
      resources: {},
      fallbackLng: false,
      ns: [],
      defaultNS: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  }
  formatMessagesWith(formatWithI18next)
}

// `Translate` types the keys; i18next's own key types would need one global declaration of all messages.
const formatWithI18next: MessageFormatter = ({ language, namespace, catalog }, key, values) => {
  if (!added.has(catalog)) {
    i18next.addResourceBundle(language, namespace, catalog)
    added.add(catalog)
  }
  const options: TOptions = { ...values, lng: language, ns: namespace }
  return i18next.t(key, options)
}
