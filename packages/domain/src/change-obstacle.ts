import { isPassed, type RegistrationStatus } from './status.ts'

/** Why what belongs to an open account can be seen only; null where it may be changed. */
export type ChangeObstacle = 'view-only' | 'closing' | null

export function changeObstacle(
  registrationStatus: RegistrationStatus | null,
  { closingSince }: { closingSince: string | null },
): ChangeObstacle {
  if (!isPassed(registrationStatus)) return 'view-only'
  return closingSince === null ? null : 'closing'
}
