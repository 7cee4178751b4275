import { execFileSync } from 'node:child_process'
import { findChromium, findHeadlessShell } from '@coffer/bootstrap/find-chromium'
import { fontconfigFile, type MachineFonts, projectFonts } from './fonts/machine-fonts.ts'

/** Disables everything that uses the network or the processor by itself; root, as in a container, has no sandbox. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same pictures whatever the display: gray text at its own widths, sRGB. */
const displayFlags = ['--disable-lcd-text', '--font-render-hinting=none', '--force-color-profile=srgb']

/**
 * For pages that live for seconds: optimizing their scripts, collecting garbage on other threads and a separate network
 * process cost more than they save. Not for measurements.
 */
export const shortLivedFlags = [
  '--js-flags=--no-turbofan --no-maglev --single-threaded-gc',
  '--enable-features=NetworkServiceInProcess2',
]

function chromiumPath(): string {
  const path = findChromium()
  if (path === undefined)
    throw new Error('No Chromium was found: install it or set CHROMIUM_PATH to its path.')
  return path
}

interface LaunchOptions {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

/**
 * Variables that would make a page depend on the machine: its language, its fonts and how it draws them. And libfaketime
 * (`npm run repeat -- --at`), under which Chromium hangs: a browser uses the machine's clock, and pages the provider's.
 */
const machineVariables = /^(?:LC_\w+|LANG|LANGUAGE|TZ|FC_\w+|FONTCONFIG_\w+|FREETYPE_PROPERTIES|LD_PRELOAD)$/

/** The environment of every browser that the project starts. */
export const browserEnvironment = (): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || machineVariables.test(name) ? [] : [[name, value]],
    ),
  ),
  FONTCONFIG_FILE: fontconfigFile(projectFonts),
  LANG: 'C.UTF-8',
  LANGUAGE: 'en_US',
  TZ: 'America/New_York',
})

/** Options of Playwright's `launch`, with the flags of one tool after those that all tools share. */
export const launchOptions = (...flags: readonly string[]): LaunchOptions => ({
  executablePath: chromiumPath(),
  args: [...quietFlags, ...displayFlags, ...flags],
  env: browserEnvironment(),
})

/** The same for the headless shell, which has no PDF viewer; Chromium if the machine has no headless shell. */
export const shellLaunchOptions = (...flags: readonly string[]): LaunchOptions => ({
  ...launchOptions(...flags),
  executablePath: findHeadlessShell() ?? chromiumPath(),
})

/** The same on a machine with other fonts. */
export const onMachineWith = (fonts: MachineFonts, options: LaunchOptions): LaunchOptions => ({
  ...options,
  env: { ...options.env, FONTCONFIG_FILE: fontconfigFile(fonts) },
})

/** The version of this machine's Chromium, for example "156.0.8078.79". */
export function chromiumVersion(): string {
  const output = execFileSync(chromiumPath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return /[\d.]+\d/.exec(output)?.[0] ?? 'unknown'
}
