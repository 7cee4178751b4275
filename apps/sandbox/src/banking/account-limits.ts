import { defaultLimits } from '@coffer/domain/limits'
import { tenantSettings } from '../database/schema/tenants.ts'
import type { Tx } from '../database/in-tenant.ts'

/** Limits in cents, under their names on the wire. */
export type AccountLimits = {
  deposit_min: number
  deposit_max: number
  deposit_daily: number
  withdraw_min: number
  withdraw_daily: number
  initial_min: number
  initial_max: number
}

const standardLimits: AccountLimits = {
  deposit_min: defaultLimits.depositMin,
  deposit_max: defaultLimits.depositMax,
  deposit_daily: defaultLimits.depositDaily,
  withdraw_min: defaultLimits.withdrawMin,
  withdraw_daily: defaultLimits.withdrawDaily,
  initial_min: defaultLimits.initialMin,
  initial_max: defaultLimits.initialMax,
}

/** The tenant's limits: the defaults, except those that an operator has changed. */
export async function findLimits(tx: Tx): Promise<AccountLimits> {
  const [settings] = await tx.select({ limits: tenantSettings.limits }).from(tenantSettings)
  return mergeLimits(settings?.limits ?? {})
}

/** The default limits, with those that an operator has changed replaced. */
export function mergeLimits(changed: Partial<AccountLimits>): AccountLimits {
  const limit = (name: keyof AccountLimits): number => changed[name] ?? standardLimits[name]
  return {
    deposit_min: limit('deposit_min'),
    deposit_max: limit('deposit_max'),
    deposit_daily: limit('deposit_daily'),
    withdraw_min: limit('withdraw_min'),
    withdraw_daily: limit('withdraw_daily'),
    initial_min: limit('initial_min'),
    initial_max: limit('initial_max'),
  }
}
