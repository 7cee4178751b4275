import type { Language } from '@coffer/i18n/languages'

/** A message in the provider's languages. A plain string is used as is. */
export type LocalizedText = string | Readonly<Record<Language, string>>

export const localize = (text: LocalizedText, language: Language): string =>
  typeof text === 'string' ? text : text[language]

export type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 415
  | 419
  | 421
  | 422
  | 429
  | 451
  | 500
  | 503

/** A response that is not a success. Thrown by a handler. */
export class ApiRefusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly text: LocalizedText
  readonly fields: Readonly<Record<string, readonly LocalizedText[]>> | null
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>
  /** Whether the call is refused for its form alone, so that the refusal reveals nothing about any person. */
  readonly isMalformed: boolean

  constructor(status: RefusalStatus, text: LocalizedText, more: RefusalDetails = {}) {
    super(typeof text === 'string' ? text : text.en)
    this.status = status
    this.text = text
    this.fields = more.fields ?? null
    this.data = more.data ?? null
    this.headers = more.headers ?? {}
    this.isMalformed = more.isMalformed ?? false
  }
}

export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, readonly LocalizedText[]>>
  readonly data?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly isMalformed?: boolean
}

const checkTheForm: LocalizedText = {
  en: 'Some details need another look.',
  es: 'Hay datos que revisar.',
}

/** 400, with a message and optionally fields. */
export const rejected = (text: LocalizedText, more?: RefusalDetails) => new ApiRefusal(400, text, more)
/** 401: logs the client out. */
export const unauthenticated = (
  text: LocalizedText = { en: 'Please log in again.', es: 'Inicie sesión de nuevo.' },
) => new ApiRefusal(401, text)
export const forbidden = (text: LocalizedText, more?: RefusalDetails) => new ApiRefusal(403, text, more)
export const notFound = (
  text: LocalizedText = { en: 'There’s nothing here.', es: 'No hay nada aquí.' },
  more?: RefusalDetails,
) => new ApiRefusal(404, text, more)
/** 421: this host does not serve the request. */
export const misdirected = (text: LocalizedText) => new ApiRefusal(421, text)
export const conflict = (text: LocalizedText, more?: RefusalDetails) => new ApiRefusal(409, text, more)
/** 422 by field; the message defaults to that of the first field. */
export function invalid(
  fields: Readonly<Record<string, readonly LocalizedText[]>>,
  text?: LocalizedText,
  data?: unknown,
): ApiRefusal {
  return new ApiRefusal(422, text ?? Object.values(fields)[0]?.[0] ?? checkTheForm, { fields, data })
}
/** 422 by field, for a call that no client would make. */
export const malformed = (fields: Readonly<Record<string, readonly LocalizedText[]>>) =>
  new ApiRefusal(422, Object.values(fields)[0]?.[0] ?? checkTheForm, { fields, isMalformed: true })
/** 422 without a field. */
export const unprocessable = (text: LocalizedText, data?: unknown) => new ApiRefusal(422, text, { data })
