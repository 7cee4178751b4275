import type { Page } from '@playwright/test'

/**
 * Runs an action, and returns the status of the response to the page's next call by a method. For consecutive failures,
 * since the message of the first failure is still on the screen.
 */
export async function responseStatusAfter(
  page: Page,
  method: 'POST' | 'PATCH',
  act: () => Promise<unknown>,
): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.request().method() === method)
  await act()
  return (await answered).status()
}
