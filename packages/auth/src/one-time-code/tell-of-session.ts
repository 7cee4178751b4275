import { describeSession, type Device } from '@coffer/api-client/auth'

/** Tells the provider from where the session began, as far as it is known. That it fails changes nothing. */
export async function tellOfSession(sessionId: string, device: Device | undefined): Promise<void> {
  const description = [device?.browser, device?.os].filter(Boolean).join(', ') || (device?.deviceName ?? '')
  try {
    await describeSession({ sessionId, location: device?.region ?? '', description })
  } catch {
    // The session is as good without its description.
  }
}
