import type { HttpHandler } from 'msw'
import * as build from './builders.ts'
import { handlers } from './handlers.ts'

type Progress = ReturnType<typeof build.depositorProgress>
type LinkedAccounts = ReturnType<typeof build.linkedAccounts>

/** An approved application whose last completed step is `last`, with the accounts linked so far. */
export function approvedApplication(
  last: Progress['registration_last_step'],
  accounts: LinkedAccounts['accounts'] = [],
  mode: Partial<LinkedAccounts> = {},
): HttpHandler[] {
  const status = { registration_last_step: last, extended_status: 'UNLINKED' } as const
  return [
    handlers.depositor(build.depositor(status)),
    handlers.progress(build.depositorProgress(status)),
    handlers.linkedAccounts(build.linkedAccounts({ ...mode, accounts })),
  ]
}
