import { type Browser, chromium } from 'playwright-core'
import { launchOptions, shellLaunchOptions } from './launch-options.ts'

/** Launches this machine's Chromium, headless, with additional flags. */
export const launchChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags))

/**
 * Launches the headless shell, for measurements: Chromium opens a window for each context, and pages of its own (the address
 * bar's suggestions) load together with the measured one.
 */
export const launchHeadlessShell = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(shellLaunchOptions(...flags))
