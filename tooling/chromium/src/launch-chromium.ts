import { type Browser, chromium } from 'playwright-core'
import { launchOptions, shellLaunchOptions } from './launch-options.ts'

/** Launches this machine's Chromium, headless, with additional flags. */
export const launchChromium = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(launchOptions(...flags))

/**
 * Launches the headless shell, to measure in: Chromium opens a window for each context, whose own pages (the address bar's
 * suggestions) load at the same time as the page. The shell would round the widths of letters to pixels.
 */
export const launchHeadlessShell = (...flags: readonly string[]): Promise<Browser> =>
  chromium.launch(shellLaunchOptions('--font-render-hinting=none', ...flags))
