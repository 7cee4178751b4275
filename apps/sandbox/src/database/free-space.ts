import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode, RefusedStart } from './refused-start.ts'

/**
 * In MiB. Opening needs two segments of the write-ahead log, for recovery and the first transactions; creating also
 * needs the new database.
 */
export const spaceNeeded = { toOpen: 32, toCreate: 96 } as const

/** Errors of a file system for a full disk, an exceeded quota, and an exceeded file size limit. */
const refusals: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

/**
 * Throws if `folder` has no space for `mebibytes`: on a full disk PGlite may hang. Writes that many, because only a
 * write respects quotas and limits.
 */
export function requireFreeSpace(folder: string, mebibytes: number): void {
  const probe = join(folder, `lock.space.${process.pid}`)
  try {
    writeFileSync(probe, Buffer.alloc(mebibytes * 1024 * 1024))
  } catch (error) {
    if (!refusals.includes(errorCode(error))) throw error
    throw new RefusedStart(
      `The disk of the data folder ${folder} is full: the database needs ${mebibytes} MiB free.`,
    )
  } finally {
    rmSync(probe, { force: true })
  }
}
