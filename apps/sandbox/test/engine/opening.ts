import { bankOpening, resolveOpening } from '@coffer/domain/test-clock'

/** The opening time of test banks, independent of the machine's date unless TEST_DATE replaces it. */
export const opening = (): Date => resolveOpening(bankOpening, process.env['TEST_DATE'])

/** SQL that sets the clock of an empty database. It needs a superuser: a trigger prevents moving the clock back. */
export const setClockStatement = (instant: Date): string =>
  `update clock set ahead_ms = ${instant.getTime()} - floor(extract(epoch from clock_timestamp()) * 1000)`
