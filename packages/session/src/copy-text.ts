import { toasts } from './toasts.ts'

/** Copies a text, and says in a toast whether it did. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show(said.done)
  } catch {
    // Not granted, or not available to a page without TLS.
    toasts.show(said.failed, 'error')
  }
}
