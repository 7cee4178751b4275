import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath(name: string): string {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function find(): string {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  const found = names.map(onPath).find((path) => path !== '')
  if (found === undefined) throw new Error('No Chromium was found: install it or name it in CHROMIUM_PATH.')
  return found
}

/** Which browser draws, with its version: another one may draw otherwise. */
export const chromiumVersion = (): string =>
  execFileSync(find(), ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** The machine's Chromium, drawing letters in shades of one colour and at whole pixels wherever it runs. */
export function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: find(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-lcd-text',
      '--font-render-hinting=none',
      '--force-color-profile=srgb',
    ],
  })
}

/** What a page knows of the machine is the same on every one. */
export const sameEverywhere = {
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'America/New_York',
} as const satisfies BrowserContextOptions
