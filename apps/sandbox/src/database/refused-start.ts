/** The reason why the sandbox does not start, in one sentence for the operator. */
export class RefusedStart extends Error {
  override readonly name = 'RefusedStart'
}

/** Whether the system denied access to a file or folder. */
export const isAccessDenied = (error: unknown): boolean =>
  ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error))

/** The code of a system or PostgreSQL error (`EACCES`, `42P01`), or an empty string. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
}
