import type { CDPSession } from 'playwright-core'

export const profiles = ['fast', 'slow'] as const
export type Profile = (typeof profiles)[number]

const BITS_PER_BYTE = 8
const throttled = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 }

/** `slow` is a mid-range phone: a quarter of this machine's speed, 1.6 Mbps, 150 ms per request. */
export async function throttle(page: CDPSession, profile: Profile): Promise<void> {
  await page.send('Network.enable')
  if (profile === 'fast') return
  const bytesPerSecond = throttled.bitsPerSecond / BITS_PER_BYTE
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: throttled.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: throttled.cpu })
}
