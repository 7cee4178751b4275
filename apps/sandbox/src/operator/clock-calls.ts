import * as v from 'valibot'
import { bodyOf } from '../http/call.ts'
import { invalid } from '../http/refusal.ts'
import type { OperatorArea } from '../http/routes.ts'

const move = v.union([
  v.object({ set: v.pipe(v.string(), v.isoTimestamp()) }),
  v.object({ advance_seconds: v.pipe(v.number(), v.minValue(0), v.maxValue(10 * 366 * 86_400)) }),
])

export const clockCalls: OperatorArea = (operator, { clock, work }) => {
  operator.get('/clock', async (c) => {
    await clock.refresh()
    return c.json({ now: clock.now().toISOString() })
  })

  operator.post('/clock', async (c) => {
    const asked = await bodyOf(c, move)
    await clock.refresh()
    const target =
      'set' in asked ? new Date(asked.set) : new Date(clock.now().getTime() + asked.advance_seconds * 1000)
    if (!(await clock.moveTo(target))) throw invalid({ set: ['The clock is never put back.'] })
    const ran = await work.runDue()
    return c.json({ now: clock.now().toISOString(), ran })
  })

  operator.post('/jobs/run', async (c) => {
    const ran = await work.runDue()
    return c.json({ ran, waiting: await work.waiting() })
  })
}
