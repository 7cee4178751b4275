import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './install.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Where a program is, or an empty text. */
export function onPath(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

function find() {
  const given = process.env.CHROMIUM_PATH
  if (given && existsSync(given)) return given
  return names.map(onPath).find(Boolean)
}

/** The path of a Chromium: the machine's own, else Debian's package where this user may install it. */
export async function browser() {
  const found = find()
  if (found) return found
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = find()
  if (installed) return installed
  console.error(
    'No Chromium was found: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
  )
  return process.exit(1)
}
