import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { answer, type ResponseFields } from './answer.ts'
import { inLanguage } from './spanish-texts.ts'

type Method = 'get' | 'post' | 'patch' | 'delete'

/** Handlers of one call: a response, a failure, no response, a broken connection. */
export type FakeCall<T> = {
  (data?: T, fields?: ResponseFields): HttpHandler
  fails: (code: number, fields?: Omit<ResponseFields, 'code'>, data?: unknown) => HttpHandler
  hangs: () => HttpHandler
  breaks: () => HttpHandler
  /** Responds depending on the request. */
  answers: (decide: (request: Request) => Response | Promise<Response>) => HttpHandler
}

/** An HTTP response around an envelope. */
export const respond = (
  data: unknown,
  fields: ResponseFields = {},
  headers: Record<string, string> = {},
): Response => HttpResponse.json(answer(data, fields), { status: fields.code ?? 200, headers })

/** The fake of one call, with the default data of its response. */
export function fakeCall<T>(
  method: Method,
  path: `/${string}`,
  defaultData: () => T,
  code = 200,
): FakeCall<T> {
  const address = `*/api/v1${path}`
  const answers: FakeCall<T>['answers'] = (decide) => http[method](address, ({ request }) => decide(request))
  return Object.assign(
    (data?: T, fields: ResponseFields = {}) =>
      answers(({ headers }) => {
        const given = data === undefined ? defaultData() : data
        return respond(inLanguage(given, headers.get('accept-language') ?? 'en'), { code, ...fields })
      }),
    {
      answers,
      fails: (failureCode: number, fields: Omit<ResponseFields, 'code'> = {}, data: unknown = null) =>
        answers(() => respond(data, { ...fields, code: failureCode })),
      hangs: () =>
        http[method](address, () => {
          // Tools that render the story must not wait for this response.
          if (typeof window !== 'undefined') window.dispatchEvent(new Event('call-hangs'))
          return delay('infinite')
        }),
      breaks: () => http[method](address, () => HttpResponse.error()),
    },
  )
}
