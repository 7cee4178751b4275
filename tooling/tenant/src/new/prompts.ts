import { cancel, confirm, intro, isCancel, text } from '@clack/prompts'

/** Prompts at a terminal or in a test. A canceled prompt throws `Cancelled`. */
export type Prompts = {
  readonly text: (question: Question) => Promise<string>
  readonly confirm: (message: string) => Promise<boolean>
}

export type Question = {
  readonly message: string
  /** The default, which Enter alone accepts. */
  readonly otherwise: string | undefined
  /** A hint how to correct an answer; undefined if it is valid. */
  readonly hint: (answer: string) => string | undefined
}

export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Prompts at the terminal, or null without one. */
export function terminal(title: string): Prompts | null {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null
  let isBegun = false
  const begin = (): void => {
    if (!isBegun) intro(title)
    isBegun = true
  }
  return {
    async text({ message, otherwise, hint }) {
      begin()
      const answer = await text({
        message,
        ...(otherwise !== undefined && { placeholder: otherwise, defaultValue: otherwise }),
        validate: (given = '') => (given === '' && otherwise !== undefined ? undefined : hint(given)),
      })
      if (isCancel(answer)) throw new Cancelled()
      return answer
    },
    async confirm(message) {
      begin()
      const answer = await confirm({ message, initialValue: false })
      if (isCancel(answer)) throw new Cancelled()
      return answer
    },
  }
}

export function printCancelled(): void {
  cancel('Nothing was changed.')
}
