import type { AccessContext } from '@coffer/domain/access-context'
import { isPassed } from '@coffer/domain/status'

/** Why money cannot be moved now. */
export type Obstacle = 'not-approved' | 'relink' | 'closing' | 'nothing-available'

/** The obstacle to a deposit and to a withdrawal; if there are several, the one to clear first. */
export function moneyObstacles(
  { depositor, relink, availableBalance }: Pick<AccessContext, 'depositor' | 'relink' | 'availableBalance'>,
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
