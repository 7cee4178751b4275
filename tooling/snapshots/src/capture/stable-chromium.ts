import { launchChromium } from '@coffer/chromium/launch'
import type { Browser, BrowserContextOptions } from 'playwright-core'

/** Chromium with grayscale text at whole pixels and sRGB colors, whatever the display of the machine. */
export const launchStableChromium = (): Promise<Browser> =>
  launchChromium('--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb')

/** The same surroundings for a page on every machine. */
export const stableContext = {
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const satisfies BrowserContextOptions
