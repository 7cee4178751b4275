import { toasts } from './toasts.ts'

/** Whether texts can be copied: not by a page without TLS, such as a demo in a local network. */
export const canCopyText = (): boolean => 'clipboard' in navigator

/** Copies a text and shows in a toast whether that succeeded. */
export async function copyText(text: string, said: { done: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.show(said.done)
  } catch {
    // The permission was denied.
    toasts.show(said.failed, 'error')
  }
}
