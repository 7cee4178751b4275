import { findChromium, findHeadlessShell, onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

/**
 * The paths of Chromium and of its headless shell, as the tests' environment: the machine's own, else Debian's packages
 * if this user may install them. Without a headless shell, Chromium takes its place; without Chromium the result is empty.
 */
export async function browsers() {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(findHeadlessShell() ? [] : ['chromium-headless-shell']),
  ]
  if (missing.length > 0 && process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const chromium = findChromium()
  if (chromium) return { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell() ?? chromium }
  console.error(
    'Skipped: the tests that need a browser. Install Chromium (Debian: apt-get install chromium) or set CHROMIUM_PATH to its path.',
  )
  return {}
}
