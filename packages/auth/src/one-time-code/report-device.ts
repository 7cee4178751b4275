import { describeSession, type Device } from '@coffer/api-client/auth'

/** Reports the device of a new session to the provider, if known. Failures are ignored. */
export async function reportDevice(sessionId: string, device: Device | undefined): Promise<void> {
  const description = [device?.browser, device?.os].filter(Boolean).join(', ') || (device?.deviceName ?? '')
  try {
    await describeSession({ sessionId, location: device?.region ?? '', description })
  } catch {
    // The session does not depend on it.
  }
}
