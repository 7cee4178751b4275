import { bankOpening, openingOr } from '@coffer/domain/test-clock'

/** When a bank for tests opens, whatever the machine's date. */
export const opening = (): Date => openingOr(bankOpening, process.env['TEST_DATE'])

/** Sets the clock of an empty database; a superuser runs it without triggers, since the clock is never put back. */
export const startingAt = (instant: Date): string =>
  `update clock set ahead_ms = ${instant.getTime()} - floor(extract(epoch from clock_timestamp()) * 1000)`
