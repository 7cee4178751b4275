import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '@coffer/local-http/free-port'
import { type NginxOptions, type Places, configuration } from './configuration.ts'
import type { Nginx } from './find-nginx.ts'

export { findNginx, withoutNginx } from './find-nginx.ts'

export type Served = {
  readonly port: number
  /** The access log so far. */
  readonly log: () => string
  /** Its configuration file. */
  readonly file: string
  readonly stop: () => Promise<void>
}

/** Listens without TLS. */
const listenWithoutTls = (port: number): string => `listen 127.0.0.1:${port};\n`

/** Serves the output of a build on a free port of this machine, until it is stopped. */
export async function startNginx(
  nginx: Nginx,
  places: Omit<Places, 'log'>,
  options: NginxOptions = {},
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const log = join(folder, 'access.log')
  for (const name of ['coffer', 'temporary']) mkdirSync(join(folder, name))
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration(nginx, { ...places, log }, options))
  writeFileSync(join(folder, 'coffer/listen.conf'), (options.listen ?? listenWithoutTls)(port))
  const stop = await startInFolder(nginx, folder)
  return { port, log: () => readFileSync(log, 'utf8'), file, stop }
}

/** Starts nginx with the `nginx.conf` of a temporary folder; returns a function that stops it and removes the folder. */
export async function startInFolder(
  nginx: Nginx,
  folder: string,
  args: readonly string[] = ['-p', folder],
): Promise<() => Promise<void>> {
  const file = join(folder, 'nginx.conf')
  const server = spawn(nginx.path, ['-c', file, '-e', 'stderr', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await listening(server)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Resolves when nginx logs its event method, which it does once its sockets are open. */
async function listening(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('nginx has no output')
  const said: string[] = []
  for await (const line of createInterface(server.stderr)) {
    said.push(line)
    if (line.includes('event method')) return
  }
  throw new Error(`nginx did not start:\n${said.join('\n')}`)
}
