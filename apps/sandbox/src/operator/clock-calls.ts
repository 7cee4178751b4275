import { shortText } from '@coffer/api-client/request/text'
import { parseBody } from '@coffer/provider-kit/body'
import { invalid } from '@coffer/provider-kit/refusal'
import * as v from 'valibot'
import type { WorkerTx } from '../database/in-tenant.ts'
import type { OperatorArea } from '../http/routes.ts'
import { recordAct } from './act.ts'

export const clockBody = v.union([
  v.object({ set: v.pipe(shortText, v.isoTimestamp()) }),
  v.object({ advance_seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(10 * 366 * 86_400)) }),
])

export const clockCalls: OperatorArea = (operator, { clock, work }) => {
  operator.get('/clock', async (c) => {
    await clock.refresh()
    return c.json({ now: clock.now().toISOString() })
  })

  operator.post('/clock', async (c) => {
    const requested = await parseBody(c, clockBody)
    const record = (tx: WorkerTx) => recordAct(tx, c)
    if (!('set' in requested)) await clock.advance(requested.advance_seconds * 1000, record)
    else if (!(await clock.moveTo(new Date(requested.set), record)))
      throw invalid({ set: ['The clock is never put back.'] })
    const ran = await work.runDue()
    return c.json({ now: clock.now().toISOString(), ran })
  })
}
