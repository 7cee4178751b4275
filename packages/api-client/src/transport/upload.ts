import type { Fetch } from './settings.ts'

/** Called with the fraction of an upload that was sent, from 0 to 1. A retry restarts at 0. */
export type OnProgress = (fraction: number) => void

// A Response with one of these statuses must not have a body.
const statusesWithoutBody = [204, 205, 304]

function parseHeaders(text: string): Headers {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText, responseText } = xhr
  const body = statusesWithoutBody.includes(status) ? null : responseText
  return new Response(body, { status, statusText, headers: parseHeaders(xhr.getAllResponseHeaders()) })
}

function prepare(request: Request): XMLHttpRequest {
  const xhr = new XMLHttpRequest()
  xhr.open(request.method, request.url)
  xhr.withCredentials = request.credentials === 'include'
  request.headers.forEach((value, name) => xhr.setRequestHeader(name, value))
  return xhr
}

/**
 * A fetch of one form by XMLHttpRequest, the only API that reports upload progress. It resolves and rejects as fetch
 * does, so that headers, handshake, retries and aborts work the same.
 */
export const fetchWithProgress =
  (form: FormData, onProgress: OnProgress): Fetch =>
  (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init)
    const { signal } = request
    const xhr = prepare(request)
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const abort = () => xhr.abort()
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total)
    })
    xhr.upload.addEventListener('load', () => onProgress(1))
    xhr.addEventListener('load', () => resolve(toResponse(xhr)))
    xhr.addEventListener('error', () => reject(new TypeError('network error')))
    xhr.addEventListener('abort', () => reject(signal.reason))
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort))
    if (signal.aborted) return Promise.reject(signal.reason)
    signal.addEventListener('abort', abort)
    onProgress(0)
    xhr.send(form)
    return promise
  }
