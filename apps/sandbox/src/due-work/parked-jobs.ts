import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../database/in-tenant.ts'
import { jobs, type jobStatuses } from '../database/schema/due-work.ts'
import type { Job } from './run-next.ts'

export type JobStatus = (typeof jobStatuses)[number]

/** The tenant's jobs with a status, in due order. */
export const findJobs = (tx: Tx, status: JobStatus): Promise<Job[]> =>
  tx.select().from(jobs).where(eq(jobs.status, status)).orderBy(asc(jobs.dueAt), asc(jobs.jobId)).limit(200)

/**
 * Runs a parked job once more, as of the moment it was due; if it fails, it is parked again. Returns null unless the
 * tenant has such a parked job.
 */
export async function unpark(tx: Tx, jobId: number): Promise<Job | null> {
  const [job] = await tx
    .update(jobs)
    .set({ status: 'waiting', runAt: sql`due_at` })
    .where(and(eq(jobs.jobId, jobId), eq(jobs.status, 'parked')))
    .returning()
  return job ?? null
}

/** A job by its id, in any status; null if the tenant has none. */
export async function findJob(tx: Tx, jobId: number): Promise<Job | null> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.jobId, jobId))
  return job ?? null
}
