/** Areas from 100 to 399, which are valid (unlike 666 and 9xx) and not used by demo depositors, and groups from 1 to 99. */
const [firstArea, areas, groups] = [100, 300, 99] as const

let next = 0

/** A social security number that is unique in this test worker. Its last four digits decide the identity review. */
export function newSsn(lastFour: string): string {
  const area = firstArea + (next % areas)
  const group = 1 + (Math.floor(next / areas) % groups)
  next += 1
  return `${area}${String(group).padStart(2, '0')}${lastFour}`
}
