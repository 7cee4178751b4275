import { existsSync } from 'node:fs'
import { onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

const find = () => process.env.NGINX_PATH || onPath('nginx') || ['/usr/sbin/nginx'].find(existsSync)

/**
 * The path of nginx for its tests, which are skipped if it is empty. Debian's package is installed if this user may, and
 * if no service manager would start nginx beside the tests.
 */
export async function nginx() {
  const isServiceMachine = existsSync('/run/systemd/system')
  if (!find() && process.getuid?.() === 0 && onPath('apt-get') && !isServiceMachine) {
    const packages = ['nginx-light', 'libnginx-mod-http-brotli-static']
    // In runlevel 1, that of maintenance, the package's install script does not start the service.
    const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env })
  }
  const path = find()
  if (path === undefined)
    console.error(
      'Skipped: the tests of nginx. Install it (Debian: apt-get install nginx-light libnginx-mod-http-brotli-static) or set NGINX_PATH to its path.',
    )
  return path ?? ''
}
