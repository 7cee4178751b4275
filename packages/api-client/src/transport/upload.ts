import type { Fetch } from './settings.ts'

/** From 0 to 1: how much of an upload has gone out. A sending that is tried again begins anew at 0. */
export type OnProgress = (fraction: number) => void

// A Response of these statuses must have no body at all.
const bodiless = [204, 205, 304]

function headersOf(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

function answerOf(sender: XMLHttpRequest): Response {
  const { status, statusText, responseText } = sender
  const body = bodiless.includes(status) ? null : responseText
  return new Response(body, { status, statusText, headers: headersOf(sender.getAllResponseHeaders()) })
}

function prepare(request: Request): XMLHttpRequest {
  const sender = new XMLHttpRequest()
  sender.open(request.method, request.url)
  sender.withCredentials = request.credentials === 'include'
  request.headers.forEach((value, name) => sender.setRequestHeader(name, value))
  return sender
}

/**
 * Fetch for one form over XMLHttpRequest, the only one that tells how much has gone out. It answers and throws as fetch
 * does, so that all around it (headers, handshake, repetitions, aborts) need not know which of the two has sent.
 */
export const uploading =
  (form: FormData, onProgress: OnProgress): Fetch =>
  (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { signal } = request
    const sender = prepare(request)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const abort = () => sender.abort()
    sender.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    sender.upload.addEventListener('load', () => onProgress(1))
    sender.addEventListener('load', () => resolve(answerOf(sender)))
    sender.addEventListener('error', () => reject(new TypeError('network error')))
    sender.addEventListener('abort', () => reject(signal.reason))
    sender.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    if (signal.aborted) return Promise.reject(signal.reason)
    signal.addEventListener('abort', abort)
    onProgress(0)
    sender.send(form)
    return promise
  }
