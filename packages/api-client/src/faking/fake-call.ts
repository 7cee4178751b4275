import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { answer, type ResponseFields } from './answer.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** Handlers of one call: the good answer, a failure, an answer that never comes, a broken connection. */
export type FakeCall<T> = {
  (data?: T, said?: ResponseFields): HttpHandler
  fails: (code: number, said?: Omit<ResponseFields, 'code'>, data?: unknown) => HttpHandler
  hangs: () => HttpHandler
  breaks: () => HttpHandler
  /** Decides by the request, as a provider would. */
  answers: (decide: (request: Request) => Response | Promise<Response>) => HttpHandler
}

/** An HTTP response around an envelope. */
export const respond = (
  data: unknown,
  said: ResponseFields = {},
  headers: Record<string, string> = {},
): Response => HttpResponse.json(answer(data, said), { status: said.code ?? 200, headers })

/** The fake of one call; `usual` is what it answers unless a test says otherwise. */
export function fakeCall<T>(method: Method, path: `/${string}`, usual: () => T, code = 200): FakeCall<T> {
  const address = `*/api/v1${path}`
  const answers: FakeCall<T>['answers'] = (decide) => http[method](address, ({ request }) => decide(request))
  return Object.assign(
    (data?: T, said: ResponseFields = {}) =>
      answers(() => respond(data === undefined ? usual() : data, { code, ...said })),
    {
      answers,
      fails: (failed: number, said: Omit<ResponseFields, 'code'> = {}, data: unknown = null) =>
        answers(() => respond(data, { ...said, code: failed })),
      hangs: () => http[method](address, () => delay('infinite')),
      breaks: () => http[method](address, () => HttpResponse.error()),
    },
  )
}
