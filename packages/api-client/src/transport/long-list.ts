import * as v from 'valibot'
import { type CallRequest, exchange, nameOf } from './call.ts'
import { malformed } from './envelope.ts'

/** From so many on it takes long enough to read them all that the first ones are worth showing before. */
const MANY = 1000
/** More than any screen shows at once. */
const FIRST = 100
/** What a page may do at a time and still answer a touch at once, on a phone too. */
const SLICE_MS = 8

/** Lets whatever waits go first: a touch, a frame, what is to be drawn. */
const breathe = (): Promise<void> => {
  const scheduler: unknown = Reflect.get(globalThis, 'scheduler')
  const post: unknown = scheduler instanceof Object ? Reflect.get(scheduler, 'postTask') : null
  return new Promise((resolve) => {
    if (typeof post === 'function') void post.call(scheduler, resolve, { priority: 'background' })
    else setTimeout(resolve)
  })
}

const anyList = v.array(v.unknown())

export type ListRequest<T> = CallRequest & {
  /** One entry of the list. */
  entry: v.GenericSchema<unknown, T>
  /** Given the first hundred of a list of a thousand or more as soon as they are read. */
  onFirst?: ((first: readonly T[]) => void) | undefined
}

/**
 * Makes a call whose data may be a list of thousands, and validates it in slices, so that nothing on the page waits for
 * it. A malformed answer names the call and the entry's field.
 */
export async function callForList<T>(request: ListRequest<T>): Promise<T[]> {
  const { entry, onFirst, signal } = request
  const { data, invocationId } = await exchange(request)
  const list = v.safeParse(anyList, data)
  if (!list.success) throw malformed(nameOf(request), list.issues[0], 'data', invocationId)
  const read: T[] = []
  let begun = performance.now()
  for (const [index, raw] of list.output.entries()) {
    const one = v.safeParse(entry, raw)
    if (!one.success) throw malformed(nameOf(request), one.issues[0], `data.${index}`, invocationId)
    read.push(one.output)
    const isFirst = read.length === FIRST && list.output.length >= MANY
    if (isFirst) onFirst?.(read.slice())
    if (!isFirst && performance.now() - begun < SLICE_MS) continue
    await breathe()
    signal?.throwIfAborted()
    begun = performance.now()
  }
  return read
}
