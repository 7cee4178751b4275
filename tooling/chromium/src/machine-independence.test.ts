import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '@coffer/bootstrap/find-chromium'
import type { Browser, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { fontconfigFile } from './fonts/machine-fonts.ts'
import { launchHeadlessShell } from './launch-chromium.ts'
import { shortLivedFlags } from './launch-options.ts'

const text = 'Año: é ñ ¿ … “ ” ’ • € – — − Wi 123'

/** The families that a page requests, and the ones it gets for all characters of English and Spanish. */
const families = {
  'sans-serif': 'Arimo',
  Arial: 'Arimo',
  'system-ui': 'Arimo',
  serif: 'Tinos',
  'Times New Roman': 'Tinos',
  monospace: 'Cousine',
  'Courier New': 'Cousine',
}

const page = `<!doctype html><body>${Object.keys(families)
  .map((family) => `<p style="font:16px ${family}">${text} <b>${text}</b> <i>${text}</i></p>`)
  .join('')}<output></output>`

async function open(browser: Browser): Promise<Page> {
  const opened = await browser.newPage({ viewport: { width: 800, height: 600 } })
  await opened.setContent(page)
  await opened.evaluate(`document.querySelector('output').textContent =
    new Date(0).toString() + navigator.languages[0] + (1234.5).toLocaleString()`)
  return opened
}

/** The families whose letters each paragraph shows. */
async function renderedFamilies(opened: Page): Promise<readonly string[][]> {
  const session = await opened.context().newCDPSession(opened)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'p' })
  return Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      return [...new Set(fonts.map(({ familyName }) => familyName))]
    }),
  )
}

/** A machine with two unusual fonts, another time zone and another language. */
function stubOddMachine(home: string): void {
  writeFileSync(join(home, '.fonts.conf'), '<fontconfig><dir>/</dir></fontconfig>')
  const odd = fontconfigFile({ sans: 'DejaVu Serif', serif: 'Roboto', monospaced: 'Roboto' })
  const variables = {
    HOME: home,
    FONTCONFIG_FILE: odd,
    TZ: 'Asia/Kolkata',
    LC_ALL: 'tr_TR.UTF-8',
    LANGUAGE: 'tr',
  }
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
}

describe.skipIf(findChromium() === undefined)('a page', () => {
  it('A page looks the same whatever the machine’s fonts, time zone and language', async () => {
    const launched = launchHeadlessShell(...shortLivedFlags)
    const home = mkdtempSync(join(tmpdir(), 'odd-machine-'))
    stubOddMachine(home)
    const launchedElsewhere = launchHeadlessShell(...shortLivedFlags)
    vi.unstubAllEnvs()
    await using usual = await launched
    await using odd = await launchedElsewhere
    const [expected, drawn] = await Promise.all([open(usual), open(odd)])
    expect(await renderedFamilies(drawn)).toEqual(Object.values(families).map((family) => [family]))
    expect((await drawn.screenshot()).equals(await expected.screenshot())).toBe(true)
    rmSync(home, { recursive: true, force: true })
  })
})
