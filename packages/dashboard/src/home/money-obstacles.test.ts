import { guards } from '@coffer/domain/access'
import type { AccessContext } from '@coffer/domain/access-context'
import { accessContext, customer } from '@coffer/domain/access-context.fixture'
import type { RegistrationStatus } from '@coffer/domain/status'
import { describe, expect, it } from 'vitest'
import { moneyObstacles } from './money-obstacles.ts'

const withStatus = (registrationStatus: RegistrationStatus): AccessContext =>
  accessContext({ depositor: { ...customer, registrationStatus } })

describe('moneyObstacles', () => {
  it.each([
    [accessContext(), false, null, null],
    [withStatus('MANUALLY_REVIEWED'), false, null, null],
    [accessContext({ availableBalance: 0 }), false, null, 'nothing-available'],
    [accessContext({ availableBalance: -500 }), false, null, 'nothing-available'],
    [accessContext({ relink: true }), false, 'relink', 'relink'],
    [withStatus('IN_REVIEW'), false, 'not-approved', 'not-approved'],
    [accessContext({ availableBalance: 0 }), true, 'closing', 'closing'],
  ] as const)(
    'moneyObstacles names the obstacle to a deposit and to a withdrawal: %#',
    (context, isClosing, deposit, withdraw) => {
      expect(moneyObstacles(context, isClosing)).toEqual({ deposit, withdraw })
    },
  )

  it.each([
    accessContext(),
    accessContext({ relink: true }),
    withStatus('IN_REVIEW'),
    accessContext({ availableBalance: 0 }),
  ])('moneyObstacles agrees with the route guards: %#', (context) => {
    const { deposit, withdraw } = moneyObstacles(context, false)
    expect(deposit === null).toBe(guards.movesMoney(context).isAllowed)
    expect(withdraw === null).toBe(guards.withdraw(context).isAllowed)
  })
})
