import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '@coffer/local-http/free-port'
import type { DataLocation } from './seeded-data.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const operatorKey = 'b2c4f06d1e8a4b7f9a3c5d7e9f102b4d'
export const operatorHost = 'sandbox.localhost'

export type HostRequest =
  | {
      readonly id: number
      readonly action: 'start'
      readonly port: number
      readonly data: DataLocation
      readonly tenants: string | undefined
      readonly hasLocalPorts: boolean
      readonly operatorKey: string
    }
  | { readonly id: number; readonly action: 'stop'; readonly port: number }

export interface HostResponse {
  readonly id: number
  /** Null after success. */
  readonly error: string | null
}

export interface Provider {
  port: number
  stop: () => Promise<void>
}

/** A process that runs providers. */
export interface ProviderHost {
  /** Starts a provider on its own port and data. */
  start: (data: DataLocation, options?: StartOptions) => Promise<Provider>
  stop: () => Promise<void>
}

export interface StartOptions {
  /** Another folder of tenants. */
  readonly tenants?: string
  /** Whether each tenant has its own port on localhost. */
  readonly hasLocalPorts?: boolean
}

/** Tries to start: another run may take a free port before the provider listens on it. */
const TRIES = 5

type Action = HostRequest extends infer Request
  ? Request extends HostRequest
    ? Omit<Request, 'id'>
    : never
  : never

export function startProviderHost(): ProviderHost {
  const host = fork(fileURLToPath(new URL('provider-host.ts', import.meta.url)), {
    cwd: root,
    execPath: `${root}node_modules/.bin/node`,
    execArgv: [],
  })
  let lastId = 0
  const request = (action: Action): Promise<void> => {
    lastId += 1
    const id = lastId
    return new Promise((resolve, reject) => {
      const settle = (error: string | null) => {
        host.off('message', onMessage)
        host.off('exit', onExit)
        if (error === null) resolve()
        else reject(new Error(error))
      }
      const onMessage = (response: HostResponse) => {
        if (response.id === id) settle(response.error)
      }
      const onExit = (code: number | null) => settle(`the provider's process ended with code ${code}`)
      host.on('message', onMessage)
      host.on('exit', onExit)
      host.send({ ...action, id })
    })
  }
  const startOn = async (
    port: number,
    data: DataLocation,
    { tenants, hasLocalPorts = false }: StartOptions,
  ): Promise<Provider> => {
    await request({ action: 'start', port, data, tenants, hasLocalPorts, operatorKey })
    return { port, stop: () => request({ action: 'stop', port }) }
  }
  return {
    async start(data, options = {}) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await startOn(await freePort(), data, options)
        } catch (error) {
          if (tries === TRIES) throw error
        }
      }
    },
    async stop() {
      if (host.exitCode !== null) return
      const ended = once(host, 'exit')
      host.disconnect()
      await ended
    },
  }
}
