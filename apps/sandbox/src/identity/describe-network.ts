import { isIPv4, isIPv6 } from 'node:net'
import { trustedProxies } from '../http/trusted-proxies.ts'

const isLoopback = trustedProxies('127.0.0.0/8,::1')

/**
 * The origin of a call, as far as an address reveals it without a geolocation service: this machine, or the network,
 * which its owner recognizes. Not the whole address, which would identify a household for as long as the notice is
 * kept.
 */
export function describeNetwork(address: string): string {
  if (isLoopback(address)) return 'Local'
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.x`
  if (!isIPv6(address)) return '—'
  const [start = ''] = address.split('::')
  return `${start.split(':').slice(0, 3).join(':')}:x`
}
