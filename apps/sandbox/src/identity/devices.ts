import { notFound } from '@coffer/provider-kit/refusal'
import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { now, type Tx } from '../database/in-tenant.ts'
import { rememberedDevices, sessions } from '../database/schema/identity.ts'
import { asCaller } from '../http/as-caller.ts'
import type { Caller } from '../http/call.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { uuidOrUnusedId } from '../requests/requests.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'

type Device = typeof rememberedDevices.$inferSelect

/** Remembered devices, which log in without a code, and how to remove one. */
export const deviceCalls = {
  'GET /devices': asCaller(async ({ tx, caller }) => {
    const devices = await tx
      .select()
      .from(rememberedDevices)
      .where(remembered(tx, caller))
      .orderBy(desc(rememberedDevices.lastUsedAt), desc(rememberedDevices.deviceId))
    const current = await findDeviceId(tx, caller)
    return devices.map((device) => toWire(device, current))
  }),

  'DELETE /devices/{uuid}': asCaller(async ({ c, tx, caller, params }) => {
    if (!(await forget(tx, caller, uuidOrUnusedId(params.uuid)))) throw notFound()
    await recordSecurityEvent(tx, c, 'device-forgotten')
  }),
} satisfies SomeHandlers

const remembered = (tx: Tx, { userId }: Caller) =>
  and(
    eq(rememberedDevices.userId, userId),
    eq(rememberedDevices.forgotten, false),
    gt(rememberedDevices.expiresAt, now(tx)),
  )

async function findDeviceId(tx: Tx, { sessionId }: Caller): Promise<string | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.sessionId, sessionId))
  return session?.deviceId ?? null
}

/** From now on the device needs a code; other sessions on it end. */
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

const toWire = (device: Device, current: string | null) => ({
  uuid: device.deviceId,
  device_name: device.name,
  browser: device.browser,
  os: device.os,
  ip_region: device.ipRegion,
  last_used_at: device.lastUsedAt.toISOString(),
  remembered_until: device.expiresAt.toISOString(),
  is_current: device.deviceId === current,
})
