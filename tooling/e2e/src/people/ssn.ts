import { randomInt } from 'node:crypto'

/** Area numbers from 100 to 499, which no demo depositor has, and group numbers from 1 to 99. */
const [firstArea, areas, groups] = [100, 400, 99] as const

/** Starts at random, so that no test depends on a number, and is incremented, since many people share a provider. */
let next = randomInt(areas * groups)

/** A social security number that is unique in this process. The last four digits decide an identity review. */
export function newSsn(ending: string): string {
  const place = next
  next = (next + 1) % (areas * groups)
  const area = firstArea + Math.floor(place / groups)
  const group = 1 + (place % groups)
  return `${area}${String(group).padStart(2, '0')}${ending}`
}
