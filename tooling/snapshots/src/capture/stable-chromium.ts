import { launchChromium } from '@coffer/chromium/launch'
import type { Browser, BrowserContextOptions } from 'playwright-core'

/** Tiles drawn as a whole: one that is drawn again in part has edges one shade off, and a palette amplifies that. */
export const stableFlags = ['--disable-partial-raster']

export const launchStableChromium = (): Promise<Browser> => launchChromium(...stableFlags)

/** The same surroundings for a page on every machine. */
export const stableContext = {
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const satisfies BrowserContextOptions
