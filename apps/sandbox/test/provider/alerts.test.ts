import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { HttpClient } from './http-client.ts'
import { logInNewUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const alerts = v.array(
  v.object({ uuid: v.string(), title: v.string(), body: v.string(), read_at: v.nullable(v.string()) }),
)
const readAlerts = async (visitor: HttpClient) => v.parse(alerts, (await visitor.get('/alerts')).data)
const depositorId = v.object({ depositor_id: v.string() })

async function addCustomerWithAlerts(count: number) {
  const { visitor } = await logInNewUser(sandbox)
  const { depositor_id: depositor } = v.parse(depositorId, (await visitor.get('/depositor')).data)
  for (let nth = 1; nth <= count; nth += 1) {
    await sandbox.callOperator('POST', '/alerts', { depositor, title: `Alert ${nth}`, body: 'Read me.' })
    await sandbox.advanceClock(1)
  }
  return visitor
}

describe('alerts', () => {
  it('GET /alerts lists alerts newest first, and an alert that was read keeps its time', async () => {
    const visitor = await addCustomerWithAlerts(2)
    const [newest] = await readAlerts(visitor)
    expect(newest).toMatchObject({ title: 'Alert 2', read_at: null })
    const read = await visitor.post('/alerts/', { alert_id: newest?.uuid })
    expect(read).toMatchObject({ status: 200, message: 'Alert marked as read' })
    const at = v.parse(v.object({ read_at: v.string() }), read.data).read_at
    await sandbox.advanceClock(60)
    expect((await visitor.post('/alerts/', { alert_id: newest?.uuid })).data).toMatchObject({ read_at: at })
    expect((await readAlerts(visitor)).map(({ read_at }) => read_at)).toEqual([at, null])
  })

  it('POST /alerts/all marks all alerts as read', async () => {
    const visitor = await addCustomerWithAlerts(3)
    expect(await visitor.post('/alerts/all')).toMatchObject({ status: 200, message: 'Alerts marked as read' })
    expect((await readAlerts(visitor)).every(({ read_at }) => read_at !== null)).toBe(true)
  })

  it('An alert is inaccessible to another depositor', async () => {
    const [alert] = await readAlerts(await addCustomerWithAlerts(1))
    const stranger = await addCustomerWithAlerts(1)
    expect((await stranger.post('/alerts/', { alert_id: alert?.uuid })).status).toBe(404)
    expect((await stranger.post('/alerts/', { alert_id: 'none' })).status).toBe(404)
    expect(await stranger.post('/alerts/', {})).toMatchObject({ status: 422 })
  })

  it.each([
    ['GET', '/alerts'],
    ['POST', '/alerts/'],
    ['POST', '/alerts/all'],
    ['GET', '/messages'],
    ['GET', '/banner-alerts'],
  ])('The operator can make %s %s answer 403 once', async (method, path) => {
    const visitor = await addCustomerWithAlerts(1)
    await sandbox.callOperator('PUT', '/faults', { method, path, kind: 'status', value: 403, times: 1 })
    const body = method === 'POST' ? { alert_id: 'none' } : undefined
    expect((await visitor.call(method, path, body)).status).toBe(403)
    expect((await visitor.call(method, path, body)).status).not.toBe(403)
  })
})
