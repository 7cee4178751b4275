import type { CheckedTenant } from '../check/check-tenant.ts'
import type { DefaultMessages } from '../folder/default-messages.ts'
import { fill } from './escape.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

/** The few messages of a page outside the application. */
export type PageMessages = {
  readonly title: string
  readonly registrationTitle: string
  readonly description: string
  readonly noScript: string
}

const own = { en, es } as const

/** The messages in the tenant's default language, from the application's messages or the tenant's overrides if they exist. */
export function pageMessages(
  { tenant, branding, messageOverrides }: CheckedTenant,
  defaultMessages: DefaultMessages,
): PageMessages {
  const language = tenant.languages[0] ?? 'en'
  const messageOf = (namespace: string, key: string): string => {
    const text =
      messageOverrides[language]?.[namespace]?.[key] ?? defaultMessages.get(language)?.get(namespace)?.[key]
    if (text === undefined)
      throw new Error(`there is no default message ${namespace}.${key} in "${language}"`)
    return text
  }
  const { name, phoneSupport } = branding
  const titleOf = (key: string): string =>
    fill(messageOf('web', 'page-title'), { title: messageOf('router', key), institution: name })
  return {
    title: titleOf('title.log-in'),
    registrationTitle: titleOf('title.open-account'),
    description: fill(own[language].description, { name }),
    noScript: fill(own[language]['no-script'], { phone: phoneSupport }),
  }
}
