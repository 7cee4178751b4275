import { existsSync } from 'node:fs'
import { browsers } from './browser.mjs'
import { onPath } from './find-chromium.mjs'
import { run } from './install.mjs'

/** The program that a variable names, or the first one found. */
const programPath = (variable, find) => {
  const { [variable]: path } = process.env
  return path && existsSync(path) ? path : find()
}

/** The paths of WebKitGTK's browser, by platform and API version. */
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((platform) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${platform}/webkit2gtk-${version}/MiniBrowser`),
)

/** The programs that drive each engine: their title, Debian's packages, and how to find the program for each variable. */
const engines = {
  firefox: {
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    programs: { FIREFOX_PATH: () => onPath('firefox-esr') },
  },
  webkit: {
    title: 'the driver of WebKitGTK and Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: {
      WEBKIT_DRIVER_PATH: () => onPath('WebKitWebDriver'),
      WEBKIT_PATH: () => miniBrowsers.find(existsSync),
      XVFB_PATH: () => onPath('Xvfb'),
    },
  },
}

const find = ({ programs }) =>
  Object.fromEntries(
    Object.entries(programs).map(([variable, search]) => [variable, programPath(variable, search)]),
  )
const isComplete = (paths) => Object.values(paths).every(Boolean)

/**
 * The paths of an engine's programs, as the environment of its journeys: the machine's own, else Debian's packages if this
 * user may install them. Null, after a sentence, if the engine is missing.
 */
export async function engineEnvironment(engine) {
  if (engine === 'chromium') {
    const paths = await browsers()
    return paths.CHROMIUM_PATH ? paths : null
  }
  const { title, packages } = engines[engine]
  if (!isComplete(find(engines[engine])) && process.getuid?.() === 0 && onPath('apt-get')) {
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const paths = find(engines[engine])
  if (isComplete(paths)) return paths
  const variables = Object.keys(paths).join(', ')
  console.error(
    `Skipped: the journeys in ${title}. Install it (Debian: apt-get install ${packages.join(' ')}) or set ${variables}.`,
  )
  return null
}
