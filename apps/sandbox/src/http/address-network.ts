import ipaddr from 'ipaddr.js'

/** The half of an IPv6 address that an internet provider assigns to one customer, in groups of 16 bits. */
const networkParts = 4

/** An IPv4 address unchanged, also if it was in IPv6 form; the /64 of an IPv6 address; any other text unchanged. */
export function addressNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
