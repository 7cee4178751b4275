import type { ConsoleMessage, Page } from 'playwright-core'

/** A story of a failure answers with one, which the browser notes. */
const isAnswer = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

/** What is written by the test itself, into a frame that runs no script. */
const isFromTest = (message: ConsoleMessage) => message.text().startsWith('Blocked script execution')

interface WithPageErrors<Result> {
  readonly result: Result
  /** Those that nothing caught, and those that React reports when an error boundary takes the place of a screen. */
  readonly errors: readonly string[]
}

/** Does something to the shown story, and notes the errors of the page meanwhile. */
export async function withPageErrors<Result>(
  page: Page,
  act: () => Promise<Result>,
): Promise<WithPageErrors<Result>> {
  const errors: string[] = []
  const noteError = ({ message }: Error) => errors.push(message)
  const noteMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !isAnswer(message) && !isFromTest(message)) errors.push(message.text())
  }
  page.on('pageerror', noteError)
  page.on('console', noteMessage)
  try {
    return { result: await act(), errors }
  } finally {
    page.off('pageerror', noteError)
    page.off('console', noteMessage)
  }
}
