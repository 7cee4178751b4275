import type { Context } from 'hono'
import * as v from 'valibot'
import { mediaTypeIn } from './content-type.ts'
import { parseJson } from './json-body.ts'
import { ApiRefusal, malformed, type LocalizedText } from './refusal.ts'
import { requireStorable } from './unstorable-text.ts'

/**
 * The JSON body parsed by its schema; refuses with 415, or with 422 by field. The schema's messages never repeat input.
 */
export async function parseBody<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (mediaTypeIn(c.req.header('content-type')) !== 'application/json')
    throw new ApiRefusal(415, 'This call takes JSON.')
  return checked(await parseJson(c), schema)
}

/** Whether a call carries a multipart body. */
export const isForm = (c: Context): boolean =>
  mediaTypeIn(c.req.header('content-type')) === 'multipart/form-data'

/** The fields of a multipart body parsed by its schema; refuses with 415, or with 422 by field. */
export async function parseForm<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  if (!isForm(c)) throw new ApiRefusal(415, 'This call takes multipart/form-data.')
  const sent: unknown = await c.req.parseBody({ all: true }).catch(() => null)
  return checked(sent, schema)
}

const unreadable: LocalizedText = {
  en: 'This is missing or isn’t in the right format.',
  es: 'Falta o no tiene el formato correcto.',
}

const tooLong: LocalizedText = { en: 'This is too long.', es: 'Esto es demasiado largo.' }

function checked<T>(sent: unknown, schema: v.GenericSchema<unknown, T>): T {
  requireStorable(sent)
  const read = v.safeParse(schema, sent ?? {}, { abortPipeEarly: true })
  if (read.success) return read.output
  const problems = read.issues.map(
    (issue) =>
      [
        v.getDotPath(issue)?.split('.')[0] ?? 'body',
        [issue.type === 'max_length' ? tooLong : unreadable],
      ] as const,
  )
  throw malformed(Object.fromEntries(problems))
}
