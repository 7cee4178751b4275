import { networkInterfaces } from 'node:os'
import { RefusedStart } from '../database/refused-start.ts'
import type { Certificate } from '../listen.ts'
import type { LocalPorts } from './local-ports.ts'

/** This machine's address in the network that it shares with a phone: the first address that is not internal. */
export function requireLanAddress(interfaces = networkInterfaces()): string {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  if (found === undefined)
    throw new RefusedStart('This machine is not connected to a network: start without --lan.')
  return found.address
}

/** A self-signed certificate for an address, valid for this run only. Its library is loaded only if it is needed. */
export async function certificateFor(address: string): Promise<Certificate> {
  const { generate } = await import('selfsigned')
  const { cert, private: key } = await generate([{ name: 'commonName', value: address }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: address }] }],
  })
  return { cert, key }
}

/** The code to scan with a phone's camera. */
async function qrCode(url: string): Promise<readonly string[]> {
  const { renderUnicodeCompact } = await import('uqr')
  return renderUnicodeCompact(url).split('\n')
}

/** The URLs to open on a phone, for the person who started the provider. */
export async function whereToGoInLan(address: string, ports: LocalPorts): Promise<string[]> {
  const lines: string[] = [
    'Everybody in this network can open these addresses, and log in as the demo depositors.',
    'The certificate is nobody’s: the phone warns of it once for each address.',
  ]
  for (const [port, place] of ports) {
    if (place.kind !== 'tenant') continue
    const url = `https://${address}:${port}/`
    lines.push('', `${place.slug}: ${url}`, ...(await qrCode(url)))
  }
  return lines.map((line) => `  ${line}`)
}
