import {
  isLanguage,
  type Language,
  languages,
  startLanguage,
  type Wording,
} from '../packages/i18n/src/language.ts'

const files = import.meta.glob<Wording>('../{packages,apps}/*/src/locales/*.json', {
  eager: true,
  import: 'default',
})

/** The words of every package, by language and namespace: a namespace is a package. */
const atHand = Object.fromEntries(
  languages.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(files).flatMap(([path, wording]) =>
        path.endsWith(`/${language}.json`) ? [[path.split('/').at(2) ?? '', wording]] : [],
      ),
    ),
  ]),
)

const ownFiles = import.meta.glob<Record<string, Wording>>('../tenants/*/locales/*.json', {
  eager: true,
  import: 'default',
})

/** Starts the words afresh in one language, all of them at hand, so that no story waits; a tenant may word some its own way. */
export function speak(language: unknown, slug: string): void {
  const chosen: Language = isLanguage(language) ? language : 'en'
  const own = ownFiles[`../tenants/${slug}/locales/${chosen}.json`]
  startLanguage({ offered: languages, chosen, atHand, wording: own && { [chosen]: own } })
}
