import { storeAnswer } from '@coffer/api-client/store-answer'
import { changeLanguage, userQuery } from '@coffer/api-client/user'
import { currentLanguage, onLanguage } from '@coffer/i18n/language'
import type { Language } from '@coffer/i18n/languages'
import { hasCapability } from '@coffer/session/capabilities'
import { bearer, sessionState } from '@coffer/session/session'
import { toasts } from '@coffer/session/toasts'
import type { QueryClient } from '@tanstack/react-query'
import { messages } from '../messages.ts'

/**
 * When a language is chosen, refetches the provider's data in it and saves it for a logged-in depositor, whose emails and
 * text messages use it. Returns an unsubscribe function.
 */
export function followLanguage(client: QueryClient): () => void {
  let saving = Promise.resolve()
  return onLanguage((language) => {
    void client.invalidateQueries()
    if (sessionState().status !== 'signed-in' || !hasCapability('language')) return
    const session = bearer()
    // Saved one after the other, so that the last choice wins.
    saving = saving.then(async () => {
      if (session === bearer() && language === currentLanguage()) await save(client, language)
    })
  })
}

async function save(client: QueryClient, language: Language): Promise<void> {
  const session = bearer()
  const { queryKey } = userQuery()
  try {
    storeAnswer(client, queryKey, await changeLanguage({ language }))
  } catch {
    if (session !== bearer()) return
    void client.invalidateQueries({ queryKey, exact: true })
    toasts.show(await messages.read('language.failed').catch(() => ''), 'error')
  }
}
