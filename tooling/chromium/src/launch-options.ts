import { execFileSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from '@coffer/bootstrap/find-chromium'

/** Nothing that uses the network or the processor by itself; root, as in a container, has no sandbox. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * For pages that live for seconds: optimizing their scripts, collecting their garbage on other threads and a process of
 * its own for the network cost more than they save. Not for what is measured.
 */
export const shortLivedFlags = [
  '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
  '--enable-features=NetworkServiceInProcess2',
]

function chromiumPath(): string {
  const path = findChromium()
  if (path === undefined) throw new Error('No Chromium was found: install it or name it in CHROMIUM_PATH.')
  return path
}

interface LaunchOptions {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/** Chromium hangs under libfaketime (`npm run repeat -- --at`): it keeps the machine's clock, and pages follow the provider's. */
const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || name === 'LD_PRELOAD' ? [] : [[name, value]],
    ),
  )

/** Options of Playwright's `launch`, with the flags of one tool after those that all tools share. */
export const launchOptions = (...flags: readonly string[]): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [...quietFlags, ...flags],
  env: environment(),
})

/** The same for the headless shell, which has no viewer of PDFs; Chromium where the machine has no shell. */
export const shellLaunchOptions = (...flags: readonly string[]): LaunchOptions => ({
  ...launchOptions(...flags),
  executablePath: findHeadlessShell() ?? chromiumPath(),
})

/** The version of this machine's Chromium, for example "156.0.8078.79". */
export function chromiumVersion(): string {
  const output = execFileSync(chromiumPath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /[\d.]+\d/.exec(output)?.[0] ?? 'unknown'
}
