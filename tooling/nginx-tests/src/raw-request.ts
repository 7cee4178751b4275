import { once } from 'node:events'
import { connect } from 'node:net'

interface RawAnswer {
  /** Null if the connection was closed without a response. */
  readonly status: number | null
  /** The headers by name, in lower case. */
  readonly headers: Readonly<Record<string, string>>
}

/** Sends what no HTTP library would, and reads until the server closes the connection. */
export async function rawRequest(port: number, text: string): Promise<RawAnswer> {
  let answer = ''
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('latin1')
  socket.on('data', (part: string) => {
    answer += part
    // Unless the socket is ended, nginx waits 5 s for the rest of a body that it has refused.
    if (answer.includes('\r\n\r\n')) socket.end()
  })
  // A server that closes while data is still being sent resets the connection.
  socket.on('error', () => socket.destroy())
  socket.write(text, 'latin1')
  await once(socket, 'close')
  const [status = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n')
  return {
    status: status.startsWith('HTTP/') ? Number(status.split(' ')[1]) : null,
    headers: Object.fromEntries(lines.map(parseHeader)),
  }
}

function parseHeader(line: string): [name: string, value: string] {
  const end = line.indexOf(':')
  return [line.slice(0, end).toLowerCase(), line.slice(end + 1).trim()]
}
