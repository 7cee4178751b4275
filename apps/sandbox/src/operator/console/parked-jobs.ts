import { request, type ParkedJob } from './request.ts'
import { at, button, element, readable, redraw } from './elements.ts'

/** Shows scheduled work that failed too often; each job can be run again, as of the moment it was due. */
export async function showParkedJobs(
  ofTenant: string,
  act: (action: () => Promise<string>) => void,
): Promise<void> {
  const jobs = await request('GET', '/jobs', `${ofTenant}&status=parked`)
  at('no-parked-jobs', HTMLElement).hidden = jobs.length > 0
  at('parked-jobs-table', HTMLElement).hidden = jobs.length === 0
  redraw(
    at('parked-jobs', HTMLElement),
    jobs.map((job) => renderRow(job, act)),
  )
}

function renderRow(job: ParkedJob, act: (action: () => Promise<string>) => void): HTMLElement {
  const header = element('th', `${job.kind} ${job.job_id}`)
  header.setAttribute('scope', 'row')
  const again = button('Run again', () =>
    act(async () => {
      await request('POST', '/jobs', `/${job.job_id}/run`)
      return `${job.kind} ${job.job_id} was run again. If it is still listed, it failed again.`
    }),
  )
  again.setAttribute('aria-label', `Run ${job.kind} ${job.job_id} again`)
  const [reason = ''] = (job.last_error ?? '').split('\n')
  return element(
    'tr',
    header,
    element('td', readable(job.due_at)),
    element('td', String(job.attempts)),
    element('td', reason),
    element('td', again),
  )
}
