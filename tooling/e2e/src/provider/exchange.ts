import { request } from 'node:http'

export interface Call {
  method: string
  path: string
  headers?: Record<string, string>
  /** Goes as JSON, or as a form where it is one. */
  body?: unknown
}

export interface Answer {
  status: number
  body: unknown
  /** As `name=value`, ready to be sent back. */
  cookies: string[]
}

/** One call to a tenant's host on this machine; Node does not resolve *.localhost, so the host goes in a header. */
export async function exchange(port: number, tenant: string, call: Call): Promise<Answer> {
  const body = await packed(call.body)
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: call.method,
        path: call.path,
        headers: {
          host: `${tenant}.localhost:${port}`,
          accept: 'application/json',
          // Node sends no length of its own with a DELETE, and the body would be lost.
          ...(body && { 'content-type': body.mediaType, 'content-length': Buffer.byteLength(body.content) }),
          ...call.headers,
        },
      },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => (text += chunk))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body: parsed(text),
            cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body?.content)
  })
}

async function packed(body: unknown): Promise<{ mediaType: string; content: string | Buffer } | null> {
  if (body === undefined) return null
  if (!(body instanceof FormData)) return { mediaType: 'application/json', content: JSON.stringify(body) }
  const form = new Response(body)
  return {
    mediaType: form.headers.get('content-type') ?? '',
    content: Buffer.from(await form.arrayBuffer()),
  }
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}
