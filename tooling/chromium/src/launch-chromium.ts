import { type Browser, chromium } from 'playwright-core'
import { launchOptions } from './launch-options.ts'

/** Launches this machine's Chromium, headless, with additional flags. */
export const launchChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags))
