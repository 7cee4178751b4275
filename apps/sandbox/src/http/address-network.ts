import ipaddr from 'ipaddr.js'

/** Of an IPv6 address: the half that a provider of the internet gives to one customer, in 16 bits each. */
const networkParts = 4

/** An IPv4 address as it is, also in IPv6 form; the /64 of an IPv6 address; any other text as it is. */
export function addressNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, networkParts).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
