import { isPassed, type RegistrationStatus } from './status.ts'

/** Why something of an open account is read-only; null if it may be changed. */
export type ChangeObstacle = 'view-only' | 'closing' | null

export function changeObstacle(
  registrationStatus: RegistrationStatus | null,
  { closingSince }: { closingSince: string | null },
): ChangeObstacle {
  if (!isPassed(registrationStatus)) return 'view-only'
  return closingSince === null ? null : 'closing'
}
