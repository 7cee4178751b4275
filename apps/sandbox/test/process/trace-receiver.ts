import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import * as v from 'valibot'

const value = v.object({
  stringValue: v.optional(v.string()),
  intValue: v.optional(v.union([v.number(), v.string()])),
  boolValue: v.optional(v.boolean()),
})
const attributes = v.pipe(
  v.array(v.object({ key: v.string(), value })),
  v.transform((pairs) =>
    Object.fromEntries(
      pairs.map(({ key, value: { stringValue, intValue, boolValue } }) => [
        key,
        stringValue ?? intValue ?? boolValue,
      ]),
    ),
  ),
)
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  kind: v.number(),
  attributes,
  status: v.object({ code: v.number() }),
})
const exported = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes }),
      scopeSpans: v.array(v.object({ spans: v.array(span) })),
    }),
  ),
})

type ExportedSpan = v.InferOutput<typeof span>

/** Numbers of span kinds in OTLP. */
export const spanKinds = { server: 2, client: 3, consumer: 5 } as const

interface Received {
  readonly path: string
  readonly contentType: string | undefined
  readonly headers: string
  readonly body: Buffer
}

/** A collector of OTLP over HTTP that keeps everything it receives. */
export class TraceReceiver {
  readonly received: Received[] = []
  readonly #server: Server

  /** Answers every export with the given status. */
  constructor(status = 200) {
    this.#server = createServer((request, response) => {
      void keep(request, this.received).then(() =>
        response.writeHead(status, { 'content-type': request.headers['content-type'] }).end(),
      )
    })
  }

  /** Listens on a free port, and returns its URL. */
  async start(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The receiver has no port.')
    return `http://127.0.0.1:${address.port}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  /** Everything that was received, including headers, as text. */
  get text(): string {
    return this.received.map(({ headers, body }) => `${headers}\n${body.toString()}`).join('\n')
  }

  /** Spans that were received as http/json. */
  get spans(): ExportedSpan[] {
    return this.#exports.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  }

  get resources(): Record<string, unknown>[] {
    return this.#exports.map(({ resource }) => resource.attributes)
  }

  get #exports() {
    return this.received.flatMap(({ body }) => v.parse(exported, JSON.parse(body.toString())).resourceSpans)
  }
}

async function keep(request: IncomingMessage, received: Received[]): Promise<void> {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  await once(request, 'end')
  const { url: path = '', headers } = request
  const contentType = headers['content-type']
  received.push({ path, contentType, headers: JSON.stringify(headers), body: Buffer.concat(chunks) })
}
