export const MINUS = '−'

/** Parts of an amount, so that a screen can style the cents. `whole` includes the group separators. */
export interface MoneyParts {
  sign: '' | typeof MINUS
  currency: string
  whole: string
  point: string
  fraction: string
}

/** A non-negative whole number in groups of three, "1,234,567", as both languages format it in the United States. */
export function grouped(whole: number): string {
  let rest = String(whole)
  let groups = ''
  for (; rest.length > 3; rest = rest.slice(0, -3)) groups = `,${rest.slice(-3)}${groups}`
  return rest + groups
}

/** In its own module, because a page's early script needs only this format. */
export function partsOfMoney(cents: number): MoneyParts {
  const total = Math.round(Math.abs(cents))
  return {
    sign: cents < 0 ? MINUS : '',
    currency: '$',
    whole: grouped(Math.floor(total / 100)),
    point: '.',
    fraction: String(total % 100).padStart(2, '0'),
  }
}
