import { onConfigured } from './settings.ts'

let offset = 0
onConfigured(() => {
  offset = 0
})

/** Sets the clock by a response's Date header, unless that is absent or invalid. */
export function syncClock(answer: Response): void {
  const time = Date.parse(answer.headers.get('Date') ?? '')
  if (!Number.isNaN(time)) offset = time - Date.now()
}

/** Milliseconds since 1970 by the provider's clock, or by the device's clock before the first response. */
export const providerNow = (): number => Date.now() + offset
