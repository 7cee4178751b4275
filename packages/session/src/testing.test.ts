import { expect, it } from 'vitest'
import {
  logoutReason,
  recordInterruptedRoute,
  recordLogoutReason,
  takeInterruptedRoute,
} from './storage/logout-reason.ts'
import { resetPage } from './testing.ts'

it('resetPage forgets why the previous session ended, and where', () => {
  recordLogoutReason('timed-out')
  recordInterruptedRoute('/deposit')
  resetPage()
  expect([logoutReason(), takeInterruptedRoute()]).toEqual([null, null])
})
