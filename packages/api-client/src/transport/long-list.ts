import * as v from 'valibot'
import { type CallRequest, request, callName } from './call.ts'
import { malformed, parseJson } from './envelope.ts'

/** Minimum characters of a list whose first entries are given before the rest is read. */
const LONG_TEXT = 256 * 1024
/** Number of entries given first: more than any screen shows at once. */
const FIRST_ENTRIES = 100
/** Bytes decoded at a time. */
const DECODED_BYTES = 64 * 1024
/** Minimum number of characters parsed at a time. */
const CHUNK_CHARACTERS = 16 * 1024
/** Maximum time between yields, so that input stays responsive on a phone. */
const SLICE_MS = 8

/** Yields to the main thread; `background` tasks starve under load. */
const yieldToMain = (): Promise<void> => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  const post: unknown = scheduler instanceof Object ? Reflect.get(scheduler, 'postTask') : null
  return new Promise((resolve) => {
    if (typeof post === 'function') void post.call(scheduler, resolve, { priority: 'user-visible' })
    else setTimeout(resolve)
  })
}

const anyList = v.array(v.unknown())
/** The part of an envelope before its list; the fields that indicate success may follow the list. */
const envelopeStart = v.looseObject({ success: v.optional(v.literal(true)), data: anyList })

export type ListRequest<T> = CallRequest & {
  /** One entry of the list. */
  entry: v.GenericSchema<unknown, T>
  /** Called with the first hundred entries of a long list as soon as they are read. */
  onFirst?: ((first: readonly T[]) => void) | undefined
}

/**
 * Makes a call whose data may be a list of thousands. The list is read as a stream, then parsed and validated in slices
 * that leave the main thread free. The error of a malformed response names the call and the entry's field.
 */
export async function callForList<T>(listRequest: ListRequest<T>): Promise<T[]> {
  const { entry, onFirst, signal } = listRequest
  const read: T[] = []
  const malformedEntries: { issue: v.BaseIssue<unknown>; index: number }[] = []
  let isLong = false
  let isFirstGiven = false
  let sliceStart = performance.now()

  async function pause(): Promise<void> {
    // A short list is read at once, without waiting for a frame.
    if (!isLong || performance.now() - sliceStart < SLICE_MS) return
    await yieldToMain()
    signal?.throwIfAborted()
    sliceStart = performance.now()
  }

  async function readEntries(entries: readonly unknown[]): Promise<void> {
    for (const raw of entries) {
      if (malformedEntries.length > 0) return
      const one = v.safeParse(entry, raw)
      if (one.success) read.push(one.output)
      else malformedEntries.push({ issue: one.issues[0], index: read.length })
      if (isLong && !isFirstGiven && read.length >= FIRST_ENTRIES) {
        isFirstGiven = true
        onFirst?.(read.slice(0, FIRST_ENTRIES))
        sliceStart = -Infinity
      }
      await pause()
    }
  }

  async function readBody(answer: Response): Promise<unknown> {
    if (!answer.ok) return parseJson(await answer.text())
    const list = new StreamedList()
    for await (const text of streamText(answer)) {
      list.add(text)
      isLong ||= list.length > LONG_TEXT
      await pause()
      if (!isLong) continue
      for (let entries = list.next(); entries; entries = list.next()) await readEntries(entries)
    }
    return list.rest()
  }

  const { data, invocationId } = await request({ ...listRequest, readBody })
  const last = v.safeParse(anyList, data)
  if (!last.success) throw malformed(callName(listRequest), last.issues[0], 'data', invocationId)
  await readEntries(last.output)
  for (const { issue, index } of malformedEntries)
    throw malformed(callName(listRequest), issue, `data.${index}`, invocationId)
  return read
}

/** The text of a response as it arrives. */
async function* streamText(answer: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  for (;;) {
    const value = (await reader?.read())?.value
    if (!value) break
    for (let at = 0; at < value.length; at += DECODED_BYTES)
      yield decoder.decode(value.subarray(at, at + DECODED_BYTES), { stream: true })
  }
  yield decoder.decode()
}

/** The text of an envelope with a list. The first entries are parsed before the rest has arrived. */
class StreamedList {
  /**
   * Everything before the first entry, `{…"data":[`; null if the text begins differently, undefined until it is
   * searched.
   */
  #before: string | null | undefined
  #text = ''
  length = 0

  add(text: string): void {
    this.#text += text
    this.length += text.length
  }

  /** The next entries; null until a whole chunk has arrived. Only for long texts, whose start has arrived. */
  next(): readonly unknown[] | null {
    // Searched once, not again with each part of a long text.
    if (this.#before === undefined) this.#before = this.#readStart()
    if (this.#before === null) return null
    // `},{` may also occur within a string or a nested list: then the text before it does not parse.
    for (
      let end = this.#text.indexOf('},{', CHUNK_CHARACTERS);
      end >= 0;
      end = this.#text.indexOf('},{', end + 1)
    ) {
      const entries = v.safeParse(anyList, parseJson(`[${this.#text.slice(0, end + 1)}]`))
      if (!entries.success) continue
      this.#text = this.#text.slice(end + 2)
      return entries.output
    }
    return null
  }

  /** The envelope with the rest of its list. */
  rest(): unknown {
    return parseJson((this.#before ?? '') + this.#text)
  }

  #readStart(): string | null {
    const opening = '"data":['
    const at = this.#text.indexOf(opening)
    const before = at < 0 ? '' : this.#text.slice(0, at + opening.length)
    if (!v.is(envelopeStart, parseJson(`${before}]}`))) return null
    this.#text = this.#text.slice(before.length)
    return before
  }
}
