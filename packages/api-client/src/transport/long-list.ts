import * as v from 'valibot'
import { type CallRequest, request, nameOf } from './call.ts'
import { malformed, parseJson } from './envelope.ts'

/** From so much text on it takes long enough to read all of a list that its first entries are worth showing before. */
const LONG_TEXT = 256 * 1024
/** More than any screen shows at once. */
const FIRST = 100
/** Bytes that are made text at a time. */
const BYTES = 64 * 1024
/** Text that is parsed at a time. */
const PIECE = 16 * 1024
/** What a page may do at a time and still answer a touch at once, on a phone too. */
const SLICE_MS = 8

/**
 * Lets whatever waits go first: a touch, a frame, what is to be drawn. Not in the background: on a machine that has its
 * hands full with frames, what is read there is never read.
 */
const breathe = (): Promise<void> => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  const post: unknown = scheduler instanceof Object ? Reflect.get(scheduler, 'postTask') : null
  return new Promise((resolve) => {
    if (typeof post === 'function') void post.call(scheduler, resolve, { priority: 'user-visible' })
    else setTimeout(resolve)
  })
}

const anyList = v.array(v.unknown())
/** What an envelope says before its list, when it is worth reading on. */
const beginning = v.looseObject({ success: v.literal(true), data: anyList })

export type ListRequest<T> = CallRequest & {
  /** One entry of the list. */
  entry: v.GenericSchema<unknown, T>
  /** Given the first hundred of a long list as soon as they are read, which may be before the rest has come. */
  onFirst?: ((first: readonly T[]) => void) | undefined
}

/**
 * Makes a call whose data may be a list of thousands. It is read while it comes, and parsed and validated in slices, so
 * that nothing on the page waits for it. A malformed answer names the call and the entry's field.
 */
export async function callForList<T>(listRequest: ListRequest<T>): Promise<T[]> {
  const { entry, onFirst, signal } = listRequest
  const read: T[] = []
  const refused: { issue: v.BaseIssue<unknown>; index: number }[] = []
  let isLong = false
  let isGiven = false
  let begun = performance.now()

  async function pause(): Promise<void> {
    // A short list is read in one go: who waits for it to enter a screen waits for no frame.
    if (!isLong || performance.now() - begun < SLICE_MS) return
    await breathe()
    signal?.throwIfAborted()
    begun = performance.now()
  }

  async function take(entries: readonly unknown[]): Promise<void> {
    for (const raw of entries) {
      if (refused.length > 0) return
      const one = v.safeParse(entry, raw)
      if (one.success) read.push(one.output)
      else refused.push({ issue: one.issues[0], index: read.length })
      if (isLong && !isGiven && read.length >= FIRST) {
        isGiven = true
        onFirst?.(read.slice(0, FIRST))
        begun = -Infinity
      }
      await pause()
    }
  }

  async function readBody(answer: Response): Promise<unknown> {
    if (!answer.ok) return parseJson(await answer.text())
    const pieces = new ListText()
    for await (const text of textOf(answer)) {
      pieces.add(text)
      isLong ||= pieces.length > LONG_TEXT
      await pause()
      if (!isLong) continue
      for (let entries = pieces.next(); entries; entries = pieces.next()) await take(entries)
    }
    return pieces.rest()
  }

  const { data, invocationId } = await request({ ...listRequest, readBody })
  const last = v.safeParse(anyList, data)
  if (!last.success) throw malformed(nameOf(listRequest), last.issues[0], 'data', invocationId)
  await take(last.output)
  for (const { issue, index } of refused)
    throw malformed(nameOf(listRequest), issue, `data.${index}`, invocationId)
  return read
}

/** The text of an answer as it comes. */
async function* textOf(answer: Response): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = answer.body?.getReader()
  for (;;) {
    const value = (await reader?.read())?.value
    if (!value) break
    for (let at = 0; at < value.length; at += BYTES)
      yield decoder.decode(value.subarray(at, at + BYTES), { stream: true })
  }
  yield decoder.decode()
}

/** The text of an envelope around a list, from whose beginning entries are taken while the rest is still to come. */
class ListText {
  /** Everything before the first entry, once that is known: `{…"data":[`. */
  #before: string | null = null
  #text = ''
  length = 0

  add(text: string): void {
    this.#text += text
    this.length += text.length
  }

  /** Some entries, none of them taken before; null when there is no whole piece. */
  next(): readonly unknown[] | null {
    this.#before ??= this.#begin()
    if (this.#before === null) return null
    // A comma between braces may also stand within a text or deeper down: then what comes before it does not parse.
    for (let end = this.#text.indexOf('},{', PIECE); end >= 0; end = this.#text.indexOf('},{', end + 1)) {
      const entries = v.safeParse(anyList, parseJson(`[${this.#text.slice(0, end + 1)}]`))
      if (!entries.success) continue
      this.#text = this.#text.slice(end + 2)
      return entries.output
    }
    return null
  }

  /** The envelope with what is left of its list. */
  rest(): unknown {
    return parseJson((this.#before ?? '') + this.#text)
  }

  #begin(): string | null {
    const opening = '"data":['
    const at = this.#text.indexOf(opening)
    const before = at < 0 ? '' : this.#text.slice(0, at + opening.length)
    if (!v.is(beginning, parseJson(`${before}]}`))) return null
    this.#text = this.#text.slice(before.length)
    return before
  }
}
