import { lookup } from 'node:dns'
import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

export type FetchLimits = {
  readonly bytes: number
  readonly signal: AbortSignal
  /** Whether private networks are allowed: only for a host that the user named. */
  readonly mayBePrivate: boolean
}

/** Whether a URL is on this machine; `*.localhost` always is, whatever the resolver returns. */
export function isThisMachine({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Fetches a URL without redirects, up to a maximum size, until the signal aborts. */
export async function fetchBytes(url: URL, limits: FetchLimits): Promise<Uint8Array> {
  const { bytes, signal, mayBePrivate } = limits
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  if (!mayBePrivate && (isThisMachine(url) || isPrivate(literal)))
    throw new FetchRefused(`${url.hostname} is an address of a private network`)
  const get = url.protocol === 'https:' ? getHttps : getHttp
  const headers = { accept: 'application/json, image/svg+xml, image/png', 'accept-encoding': 'identity' }
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(new FetchRefused(failureReason(error, signal)))
    const sent = get(
      url,
      { headers, signal, lookup: isThisMachine(url) ? thisMachine : resolver(mayBePrivate) },
      (answer) => {
        const { statusCode = 0, headers: answered } = answer
        const refuse = (reason: string): void => {
          answer.destroy()
          reject(new FetchRefused(reason))
        }
        if (statusCode >= 300 && statusCode < 400)
          return refuse(`redirects to ${answered.location ?? 'nowhere'}; use that address if it is correct`)
        if (statusCode !== 200) return refuse(`responds with ${statusCode}`)
        const chunks: Buffer[] = []
        let size = 0
        answer.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > bytes) refuse(`is larger than ${bytes} bytes`)
          else chunks.push(chunk)
        })
        answer.on('end', () => resolve(Buffer.concat(chunks)))
        answer.on('error', fail)
      },
    )
    sent.on('error', fail)
  })
}

function failureReason(error: Error, signal: AbortSignal): string {
  if (signal.aborted) return 'did not respond in time'
  const code = 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has an unknown host'
  if (code === 'ECONNREFUSED') return 'does not respond: nothing listens there'
  return `could not be read: ${error.message}`
}

const thisMachine: LookupFunction = (_, { all }, callback) => {
  const address = { address: '127.0.0.1', family: 4 }
  if (all) callback(null, [address])
  else callback(null, address.address, address.family)
}

/** Resolves a host only once and refuses forbidden addresses: a second lookup could return others (DNS rebinding). */
function resolver(mayBePrivate: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0]
      if (error || !first) return callback(error ?? new Error(`${host} has no address`), '')
      if (!mayBePrivate && addresses.some(({ address }) => isPrivate(address)))
        return callback(new Error(`${host} is on a private network`), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

function isPrivate(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}
