import { existsSync } from 'node:fs'
import { onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (platform) => `/usr/lib/${platform}/faketime/libfaketime.so.1`,
)
const find = () => libraries.find(existsSync)

/** The path of libfaketime, which is installed from Debian's package if this user may; undefined if it is missing. */
export async function faketimeLibrary() {
  if (!find() && process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'libfaketime'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  return find()
}

/**
 * The environment of the processes of a test run, databases included, whose clock starts at `date`. Durations and file
 * times are real.
 */
export function clockAt(date, library, now = Date.now()) {
  const seconds = Math.round((date.getTime() - now) / 1000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
  }
}
