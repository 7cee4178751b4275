import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { inTenant, now, type Tx } from '../database/in-tenant.ts'
import { rememberedDevices, sessions } from '../database/schema/identity.ts'
import { authenticated, type Caller } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { notFound } from '../http/refusal.ts'
import type { Area } from '../http/routes.ts'
import { uuidOrNone } from '../requests/requests.ts'

type Device = typeof rememberedDevices.$inferSelect

/** Remembered devices, which log in without a code, and how to forget one. */
export const deviceCalls: Area = (api, { db }) => {
  api.get('/devices', async (c) => {
    const caller = authenticated(c)
    const { devices, current } = await inTenant(db, c.var.tenant, async (tx) => ({
      devices: await tx
        .select()
        .from(rememberedDevices)
        .where(remembered(tx, caller))
        .orderBy(desc(rememberedDevices.lastUsedAt), desc(rememberedDevices.deviceId)),
      current: await deviceOf(tx, caller),
    }))
    return ok(
      c,
      devices.map((device) => onTheWire(device, current)),
    )
  })

  api.delete('/devices/:uuid', async (c) => {
    const caller = authenticated(c)
    const deviceId = uuidOrNone(c.req.param('uuid'))
    const forgotten = await inTenant(db, c.var.tenant, (tx) => forget(tx, caller, deviceId))
    if (!forgotten) throw notFound()
    return ok(c)
  })
}

const remembered = (tx: Tx, { userId }: Caller) =>
  and(
    eq(rememberedDevices.userId, userId),
    eq(rememberedDevices.forgotten, false),
    gt(rememberedDevices.expiresAt, now(tx)),
  )

async function deviceOf(tx: Tx, { sessionId }: Caller): Promise<string | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, sessionId))
  return session?.deviceId ?? null
}

/** From now on the device needs a code; other sessions on it are ended. */
async function forget(tx: Tx, caller: Caller, deviceId: string): Promise<boolean> {
  const forgotten = await tx
    .update(rememberedDevices)
    .set({ forgotten: true })
    .where(and(remembered(tx, caller), eq(rememberedDevices.deviceId, deviceId)))
    .returning({ deviceId: rememberedDevices.deviceId })
  await tx
    .update(sessions)
    .set({ endedAt: now(tx) })
    .where(
      and(
        eq(sessions.userId, caller.userId),
        eq(sessions.deviceId, deviceId),
        ne(sessions.sessionId, caller.sessionId),
      ),
    )
  return forgotten.length > 0
}

const onTheWire = (device: Device, current: string | null) => ({
  uuid: device.deviceId,
  device_name: device.name,
  browser: device.browser,
  os: device.os,
  ip_region: device.ipRegion,
  last_used_at: device.lastUsedAt.toISOString(),
  remembered_until: device.expiresAt.toISOString(),
  is_current: device.deviceId === current,
})
