import { findChromium, onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

/** The path of a Chromium: the machine's own, else Debian's package where this user may install it. */
export async function browser() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findChromium()
  if (installed) return installed
  console.error(
    'No Chromium was found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
  return process.exit(1)
}
