import type { Page } from '@playwright/test'

/**
 * Does something, and returns the status of the answer to the page's next call by a method. For a failure after a failure:
 * the message of the first is still on the screen, and says nothing of the second.
 */
export async function answeredAfter(
  page: Page,
  method: 'POST' | 'PATCH',
  act: () => Promise<unknown>,
): Promise<number> {
  const answered = page.waitForResponse((answer) => answer.request().method() === method)
  await act()
  return (await answered).status()
}
