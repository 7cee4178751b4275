/** The order with one goal moved up (-1) or down (1) by one place; unchanged at either end. */
export function moveBy(order: readonly string[], uuid: string, by: -1 | 1): string[] {
  const from = order.indexOf(uuid)
  const to = from + by
  if (from === -1 || to < 0 || to >= order.length) return [...order]
  const rest = order.toSpliced(from, 1)
  return rest.toSpliced(to, 0, uuid)
}

export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((uuid, place) => uuid === other[place])
