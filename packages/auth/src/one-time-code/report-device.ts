import { describeSession, type Device, deviceInfo } from '@coffer/api-client/auth'

/**
 * Reports the device of a new session to the provider and fetches its description if it has not loaded. Failures are
 * ignored.
 */
export async function reportDevice(sessionId: string, known?: Device): Promise<void> {
  const device = known ?? (await deviceInfo().catch(() => undefined))
  const description = [device?.browser, device?.os].filter(Boolean).join(', ') || (device?.deviceName ?? '')
  try {
    await describeSession({ sessionId, location: device?.region ?? '', description })
  } catch {
    // The session does not depend on the report.
  }
}
