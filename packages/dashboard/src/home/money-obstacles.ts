import type { Visitor } from '@coffer/domain/access'
import { isPassed } from '@coffer/domain/status'

/** Why money cannot be moved just now. */
export type Obstacle = 'not-approved' | 'relink' | 'closing' | 'nothing-available'

type Standing = Pick<Visitor, 'depositor' | 'relink' | 'availableBalance'>

/** What stands in the way of a deposit and of a withdrawal, in the order in which it must be cleared; §6. */
export function moneyObstacles(
  { depositor, relink, availableBalance }: Standing,
  isClosing: boolean,
): Record<'deposit' | 'withdraw', Obstacle | null> {
  const either: Obstacle | null = !isPassed(depositor?.registrationStatus ?? null)
    ? 'not-approved'
    : isClosing
      ? 'closing'
      : relink
        ? 'relink'
        : null
  return {
    deposit: either,
    withdraw: either ?? ((availableBalance ?? 0) > 0 ? null : 'nothing-available'),
  }
}
