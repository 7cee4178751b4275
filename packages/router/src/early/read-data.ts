export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** A field's list; empty if the value has no such list. */
export function listIn(whole: unknown, field: string): readonly unknown[] {
  const list = isRecord(whole) ? whole[field] : null
  return Array.isArray(list) ? list : []
}

/** `data` of an early response, which stays unread for the application; null if the response has none. */
export async function readData(response: Promise<Response>): Promise<unknown> {
  try {
    const body: unknown = await (await response).clone().json()
    return isRecord(body) ? body.data : null
  } catch {
    return null
  }
}

/** The first account of an early response; null unless it is a list of accounts. */
export async function readFirstAccount(response: Promise<Response>): Promise<Record<string, unknown> | null> {
  const data = await readData(response)
  const first: unknown = Array.isArray(data) ? data[0] : null
  return isRecord(first) ? first : null
}
