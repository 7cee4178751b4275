// Plain JavaScript without dependencies: the bootstrap script runs it before anything is installed.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** The path of a program on the PATH, or an empty string. */
export function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The program that CHROMIUM_PATH names, or the first one on the PATH. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH
  return names.map(onPath).find(Boolean)
}

/** Chromium without a window, which costs less: named by HEADLESS_SHELL_PATH, or the first one on the PATH. */
export function findHeadlessShell() {
  const { HEADLESS_SHELL_PATH } = process.env
  if (HEADLESS_SHELL_PATH && existsSync(HEADLESS_SHELL_PATH)) return HEADLESS_SHELL_PATH
  return shellNames.map(onPath).find(Boolean)
}
