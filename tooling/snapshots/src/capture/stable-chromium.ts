import { launchChromium } from '@coffer/chromium/launch'
import type { Browser, BrowserContextOptions } from 'playwright-core'

/**
 * Flags for the same pixels from run to run and whatever the display: grayscale text at whole pixels, sRGB, and tiles
 * drawn as a whole. A tile that is drawn again in part has edges one shade off, and a palette amplifies that.
 */
export const stableFlags = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-partial-raster',
]

export const launchStableChromium = (): Promise<Browser> => launchChromium(...stableFlags)

/** The same surroundings for a page on every machine. */
export const stableContext = {
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const satisfies BrowserContextOptions
