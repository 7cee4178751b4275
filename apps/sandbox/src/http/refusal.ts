export type Language = 'en' | 'es'

/** A sentence for the person, in the languages the provider speaks. A bare text is said as it is. */
export type Said = string | Readonly<Record<Language, string>>

export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 419 | 422 | 429 | 451 | 500

/** An answer that is not a success. Throwing it inside `inTenant` undoes the transaction. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly said: Said
  readonly fields: Readonly<Record<string, readonly Said[]>> | null
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: RefusalStatus, said: Said, more: RefusalDetails = {}) {
    super(typeof said === 'string' ? said : said.en)
    this.status = status
    this.said = said
    this.fields = more.fields ?? null
    this.data = more.data ?? null
    this.headers = more.headers ?? {}
  }
}

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, readonly Said[]>>
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const checkTheForm: Said = {
  en: 'Some details need another look.',
  es: 'Revise algunos datos.',
}

/** 400, with a message and, where it helps, fields. */
export const rejected = (said: Said, more?: RefusalDetails) => new Refusal(400, said, more)
/** 401: whoever hears it is logged out. */
export const unauthenticated = (said: Said = { en: 'Please log in again.', es: 'Inicie sesión de nuevo.' }) =>
  new Refusal(401, said)
/** 403 */
export const forbidden = (said: Said, more?: RefusalDetails) => new Refusal(403, said, more)
/** 404 */
export const missing = (said: Said = { en: 'There is nothing here.', es: 'No hay nada aquí.' }) =>
  new Refusal(404, said)
/** 409 */
export const conflicting = (said: Said, more?: RefusalDetails) => new Refusal(409, said, more)
/** 422 by field; the message is the first of them unless given. */
export function invalid(
  fields: Readonly<Record<string, readonly Said[]>>,
  said?: Said,
  data?: unknown,
): Refusal {
  return new Refusal(422, said ?? Object.values(fields)[0]?.[0] ?? checkTheForm, { fields, data })
}
/** 422 without a field to blame. */
export const unprocessable = (said: Said, data?: unknown) => new Refusal(422, said, { data })
