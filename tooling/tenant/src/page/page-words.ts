import type { CheckedTenant } from '../check/check-tenant.ts'
import type { HouseWords } from '../folder/house-words.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

/** The few words of a page that stand outside the application. */
export type PageWords = { readonly logIn: string; readonly description: string; readonly noScript: string }

const own = { en, es } as const

/** In the tenant's first language, and in its own wording of the log-in screen's title where it has one. */
export function pageWords({ tenant, words }: CheckedTenant, house: HouseWords): PageWords {
  const language = tenant.languages[0] ?? 'en'
  const title =
    words[language]?.['router']?.['title.log-in'] ?? house.get(language)?.get('router')?.['title.log-in']
  if (title === undefined) throw new Error(`packages/router has no word title.log-in in "${language}"`)
  return { logIn: title, description: own[language].description, noScript: own[language]['no-script'] }
}
