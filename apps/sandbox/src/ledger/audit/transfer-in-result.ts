import * as v from 'valibot'

const resultOfTransfer = v.object({ uuid: v.pipe(v.string(), v.uuid()), status: v.string() })

/** The transfer that a request's result describes: its id, and its status when the request ended. */
export function transferInResult(result: unknown): v.InferOutput<typeof resultOfTransfer> | null {
  const parsed = v.safeParse(resultOfTransfer, result)
  return parsed.success ? parsed.output : null
}
