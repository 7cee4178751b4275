export type Language = 'en' | 'es'

/** A sentence for the person, in the languages the provider speaks. A bare text is said as it is. */
export type LocalizedText = string | Readonly<Record<Language, string>>

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 419 | 422 | 429 | 451 | 500

/** An answer that is not a success. Throwing it inside `inTenant` undoes the transaction. */
export class ApiRefusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly said: LocalizedText
  readonly fields: Readonly<Record<string, readonly LocalizedText[]>> | null
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, said: LocalizedText, more: RefusalDetails = {}) {
    super(typeof said === 'string' ? said : said.en)
    this.status = status
    this.said = said
    this.fields = more.fields ?? null
    this.data = more.data ?? null
    this.headers = more.headers ?? {}
  }
}

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, readonly LocalizedText[]>>
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const checkTheForm: LocalizedText = {
  en: 'Some details need another look.',
  es: 'Revise algunos datos.',
}

/** 400, with a message and, where it helps, fields. */
export const rejected = (said: LocalizedText, more?: RefusalDetails) => new ApiRefusal(400, said, more)
/** 401: whoever hears it is logged out. */
export const unauthenticated = (
  said: LocalizedText = { en: 'Please log in again.', es: 'Inicie sesión de nuevo.' },
) => new ApiRefusal(401, said)
/** 403 */
export const forbidden = (said: LocalizedText, more?: RefusalDetails) => new ApiRefusal(403, said, more)
/** 404 */
export const notFound = (said: LocalizedText = { en: 'There is nothing here.', es: 'No hay nada aquí.' }) =>
  new ApiRefusal(404, said)
/** 409 */
export const conflict = (said: LocalizedText, more?: RefusalDetails) => new ApiRefusal(409, said, more)
/** 422 by field; the message is the first of them unless given. */
export function invalid(
  fields: Readonly<Record<string, readonly LocalizedText[]>>,
  said?: LocalizedText,
  data?: unknown,
): ApiRefusal {
  return new ApiRefusal(422, said ?? Object.values(fields)[0]?.[0] ?? checkTheForm, { fields, data })
}
/** 422 without a field to blame. */
export const unprocessable = (said: LocalizedText, data?: unknown) => new ApiRefusal(422, said, { data })
