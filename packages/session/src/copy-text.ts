import { toasts } from './toasts.ts'

/** Whether texts can be copied: not by a page without TLS, such as a demonstration in a local network. */
export const canCopyText = (): boolean => 'clipboard' in navigator

/** Copies a text, and says in a toast whether it did. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show(said.done)
  } catch {
    // Not granted.
    toasts.show(said.failed, 'error')
  }
}
