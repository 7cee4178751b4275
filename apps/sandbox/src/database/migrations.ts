import { join } from 'node:path'
import { packageFolder } from '../package-folder.ts'
import { errorCode, RefusedStart } from './refused-start.ts'

export const migrationsFolder = join(packageFolder, 'migrations')

const missingObjectStates = new Set(['42P01', '42703', '42704', '42883'])

/** Whether a statement failed because the database was never migrated to this version. */
export const isUnmigrated = (error: unknown): boolean =>
  missingObjectStates.has(errorCode(error)) ||
  (error instanceof Error && error.cause !== undefined && isUnmigrated(error.cause))

const existingObjectStates = new Set(['42P07', '42723', '42710', '42701'])

/** Explains a migration that failed because its objects exist already: the data belongs to another version. */
export function asOtherVersion(error: unknown, where: string): unknown {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  return existingObjectStates.has(errorCode(cause))
    ? new RefusedStart(
        `The data in ${where} was made by another version of the sandbox; nothing was changed: start afresh with npm run reset.`,
      )
    : error
}
