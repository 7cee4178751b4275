import { randomInt } from 'node:crypto'

/** Areas from 100 to 499, none of which a demo depositor has, and groups from 1 to 99. */
const [firstArea, areas, groups] = [100, 400, 99] as const

/** Random, so that no test depends on a number; counted on, as dozens of people of one ending share a provider. */
let next = randomInt(areas * groups)

/** A social security number that no other person of this process has. The last four digits decide an identity review. */
export function newSsn(ending: string): string {
  const place = next
  next = (next + 1) % (areas * groups)
  const area = firstArea + Math.floor(place / groups)
  const group = 1 + (place % groups)
  return `${area}${String(group).padStart(2, '0')}${ending}`
}
