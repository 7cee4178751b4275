import { BlockList, isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'
import { RefusedStart } from '../database/refused-start.ts'

/** Whether an address belongs to a proxy whose X-Forwarded-For and X-Forwarded-Proto headers are trusted. */
export type IsTrustedProxy = (address: string) => boolean

/** Reads TRUSTED_PROXIES: addresses and CIDR ranges, separated by commas. Empty means none. */
export function trustedProxies(text: string): IsTrustedProxy {
  const list = new BlockList()
  for (const entry of text.split(',').map((each) => each.trim())) {
    if (entry !== '') addRange(list, entry)
  }
  return (address) => {
    const plain = plainAddress(address)
    return plain !== null && list.check(plain, addressFamily(plain))
  }
}

function addRange(list: BlockList, entry: string): void {
  const [address = '', prefix, ...rest] = entry.split('/')
  const most = isIPv4(address) ? 32 : 128
  const length = prefix === undefined ? most : Number(prefix)
  const isRange = /^\d{1,3}$/.test(prefix ?? '0') && length <= most
  if (isIP(address) === 0 || !isRange || rest.length > 0)
    throw new RefusedStart(
      `TRUSTED_PROXIES has "${entry}", which is no address and no range like 10.0.0.0/8.`,
    )
  list.addSubnet(address, length, addressFamily(address))
}

const addressFamily = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** An address in canonical form (IPv4 without an IPv6 prefix); null for any other text. */
export function plainAddress(text: string): string | null {
  return isIP(text) === 0 ? null : ipaddr.process(text).toString()
}
