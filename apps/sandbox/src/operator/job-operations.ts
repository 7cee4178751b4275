import { invalid, notFound } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import { inTenant } from '../database/in-tenant.ts'
import { jobStatuses } from '../database/schema/due-work.ts'
import { findJob, findJobs, unpark } from '../due-work/parked-jobs.ts'
import type { Job } from '../due-work/run-next.ts'
import type { OperatorArea } from '../http/routes.ts'
import { actOnRecord, recordBeforehand } from './act.ts'
import { forEachTenant } from './for-each-tenant.ts'

const listedStatus = v.fallback(v.picklist(jobStatuses), 'parked')
const jobNumber = v.pipe(v.string(), v.digits(), v.transform(Number), v.safeInteger())

/** Scheduled work: runs due jobs, lists parked ones and runs them again. */
export const jobOperations: OperatorArea = (operator, context) => {
  const { work } = context

  operator.post('/jobs/run', async (c) => {
    await recordBeforehand(c)
    const ran = await work.runDue()
    return c.json({ ran, ...(await work.counts()) })
  })

  operator.get('/jobs', async (c) => {
    const status = v.parse(listedStatus, c.req.query('status'))
    return c.json(await forEachTenant(c, async (tx) => (await findJobs(tx, status)).map(toWire)))
  })

  operator.post('/jobs/:jobId/run', async (c) => {
    const sent = v.safeParse(jobNumber, c.req.param('jobId'))
    if (!sent.success) throw notFound('There is no such job.')
    const jobId = sent.output
    const { tenant } = await actOnRecord(c, async (tx) => {
      const job = await findJob(tx, jobId)
      if (job && !(await unpark(tx, jobId))) throw invalid({ job_id: ['This job is not parked.'] })
      return job
    })
    await work.runDue()
    const job = await inTenant(context.db, tenant, (tx) => findJob(tx, jobId))
    return c.json(job && toWire(job))
  })
}

const toWire = (job: Job) => ({
  job_id: job.jobId,
  tenant: job.tenant,
  kind: job.kind,
  chain: job.chain,
  due_at: job.dueAt.toISOString(),
  status: job.status,
  attempts: job.attempts,
  last_error: job.lastError,
})
