import { existsSync } from 'node:fs'
import { onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

const find = () => process.env.NGINX_PATH || onPath('nginx') || ['/usr/sbin/nginx'].find(existsSync)

/**
 * The path of an nginx for the test of what it serves, or nothing: those tests are then skipped. Debian's
 * package is installed where this user may, and where nothing would start it as a service beside the test.
 */
export async function nginx() {
  const isServiceMachine = existsSync('/run/systemd/system')
  if (!find() && process.getuid?.() === 0 && onPath('apt-get') && !isServiceMachine) {
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
    // Runlevel 1 is that of maintenance: the package's own script starts nothing there.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  }
  const path = find()
  if (path === undefined)
    console.error(
      'Skipped: the tests of nginx. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static) or name it in NGINX_PATH.',
    )
  return path ?? ''
}
