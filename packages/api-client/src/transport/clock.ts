import { onConfigured } from './settings.ts'

let offset = 0
onConfigured(() => {
  offset = 0
})

/** Learns the provider's time from the Date header of an answer; an absent or senseless one changes nothing. */
export function learnTime(answer: Response): void {
  const said = Date.parse(answer.headers.get('Date') ?? '')
  if (!Number.isNaN(said)) offset = said - Date.now()
}

/** Now, in milliseconds since 1970, by the provider's clock. Before its first answer the device's own. */
export const providerNow = (): number => Date.now() + offset
