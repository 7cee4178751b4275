import type { ConsoleMessage, Page } from 'playwright-core'

/** The browser logs a failed response, which a story of a failure returns on purpose. */
const isAnswer = (message: ConsoleMessage) => message.text().startsWith('Failed to load resource')

/** The test itself causes this message, with a script in a frame that may run none. */
const isFromTest = (message: ConsoleMessage) => message.text().startsWith('Blocked script execution')

interface WithPageErrors<Result> {
  readonly result: Result
  /** Uncaught errors, and those that React reports when an error boundary replaces a screen. */
  readonly errors: readonly string[]
}

/** Runs an action in the shown story, and collects the errors of the page meanwhile. */
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
