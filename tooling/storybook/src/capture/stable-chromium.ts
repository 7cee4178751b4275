import type { BrowserContextOptions } from 'playwright-core'

/** Always rasterizes whole tiles: a partial repaint has edges one shade off, which a palette amplifies. */
export const stableFlags = ['--disable-partial-raster']

/** Context options that make a page look the same on every machine. */
export const stableContext = {
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const satisfies BrowserContextOptions
