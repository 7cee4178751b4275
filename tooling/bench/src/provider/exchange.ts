import { request } from 'node:http'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}

export interface Answer {
  status: number
  cookies: readonly string[]
  body: unknown
}

/** One call to the provider at Harborlight; Node does not resolve *.localhost, so the host goes in a header. */
export function exchange(port: number, { method, path, headers, body }: Call): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: {
          host: `harbor.localhost:${port}`,
          accept: 'application/json',
          'content-type': 'application/json',
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            cookies: answer.headers['set-cookie'] ?? [],
            body: parsed(Buffer.concat(chunks).toString()),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(payload)
  })
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}
