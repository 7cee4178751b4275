import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { browserEnvironment } from '@coffer/chromium/launch-options'
import { freePort } from '@coffer/local-http/free-port'
import { poll } from './poll.ts'

export interface DriverSettings {
  readonly isDark: boolean
  /** The port of the proxy that handles every request. */
  readonly proxyPort: number
}

export interface Driver {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** The size of the display. The pointer is in its middle, and the window below it has the focus. */
export const screenSize = { width: 1680, height: 1400 }

const START_LIMIT_MS = 20_000

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** Starts a separate display, in which no other window takes the focus. */
async function startDisplay(): Promise<{ name: string; stop: () => Promise<void> }> {
  const { XVFB_PATH = 'Xvfb' } = process.env
  const server = spawn(
    XVFB_PATH,
    ['-displayfd', '3', '-screen', '0', `${screenSize.width}x${screenSize.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const [, , , numbers] = server.stdio
  const number = await firstLine(numbers)
  return { name: `:${number}`, stop: () => end(server) }
}

async function firstLine(stream: unknown): Promise<string> {
  if (!isReadable(stream)) throw new Error('the display has no number')
  let text = ''
  for await (const chunk of stream) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return text.trim()
}

const isReadable = (stream: unknown): stream is Readable =>
  typeof stream === 'object' && stream !== null && 'read' in stream

/** Removes the minimum width of the browser's toolbar, which would be wider than a phone. */
const narrow = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }'

/** Writes GTK's settings, from which the browser reads the preferences of the user. */
async function writeGtkSettings(isDark: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const gtk = join(folder, 'gtk-3.0')
  await mkdir(gtk)
  const theme = isDark ? 'Adwaita-dark' : 'Adwaita'
  const settings = ['[Settings]', 'gtk-enable-animations=0', `gtk-theme-name=${theme}`]
  await writeFile(join(gtk, 'settings.ini'), settings.join('\n'))
  await writeFile(join(gtk, 'gtk.css'), narrow)
  return folder
}

/** Starts a driver, which drives one browser at a time. */
export async function startDriver({ isDark }: Pick<DriverSettings, 'isDark'>): Promise<Driver> {
  const [port, display, configuration] = await Promise.all([
    freePort(),
    startDisplay(),
    writeGtkSettings(isDark),
  ])
  const { WEBKIT_DRIVER_PATH = 'WebKitWebDriver' } = process.env
  const driver = spawn(WEBKIT_DRIVER_PATH, [`--port=${port}`], {
    env: {
      ...browserEnvironment(),
      DISPLAY: display.name,
      XDG_CONFIG_HOME: configuration,
      // Disables the accessibility bus of a desktop, which a test machine lacks.
      NO_AT_BRIDGE: '1',
      GDK_BACKEND: 'x11',
      // Without a graphics card the processor would composite every layer.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await end(driver)
    await display.stop()
    await rm(configuration, { recursive: true, force: true })
  }
  const isUp = () =>
    fetch(`${url}/status`).then(
      () => true,
      () => false,
    )
  if (await poll(isUp, Boolean, START_LIMIT_MS)) return { url, stop }
  await stop()
  throw new Error(`${WEBKIT_DRIVER_PATH} does not answer`)
}
