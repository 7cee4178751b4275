import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFrameActivity, watchFrame } from './frame-activity.ts'

const minute = 60_000
const listener = vi.fn()
const container = document.createElement('div')
const inside = document.createElement('input')
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  listener.mockClear()
  container.append(inside)
  document.body.replaceChildren(container)
  stop = onFrameActivity(listener)
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('watchFrame reports activity while the focus is in the frame', () => {
  const watch = watchFrame(container)
  inside.focus()
  vi.advanceTimersByTime(minute)
  expect(listener).toHaveBeenCalled()
  watch.stop()
})

it('watchFrame reports activity while the mouse is over the frame, without a click', () => {
  const watch = watchFrame(container)
  container.dispatchEvent(new MouseEvent('mouseenter'))
  listener.mockClear()
  vi.advanceTimersByTime(minute)
  expect(listener).toHaveBeenCalled()
  container.dispatchEvent(new MouseEvent('mouseleave'))
  listener.mockClear()
  vi.advanceTimersByTime(minute)
  expect(listener).not.toHaveBeenCalled()
  watch.stop()
})

it('watchFrame keeps reporting activity for an hour of small interactions', () => {
  const watch = watchFrame(container)
  inside.focus()
  for (let quarter = 0; quarter < 4; quarter += 1) {
    listener.mockClear()
    container.dispatchEvent(new MouseEvent('mouseenter'))
    vi.advanceTimersByTime(15 * minute)
    expect(listener.mock.calls.length).toBeGreaterThan(30)
  }
  watch.stop()
})

it('watchFrame ignores messages from other frames', () => {
  const watch = watchFrame(container)
  window.dispatchEvent(new MessageEvent('message', { source: window }))
  expect(listener).not.toHaveBeenCalled()
  watch.stop()
})

it('watchFrame reports nothing while the focus is elsewhere or after it has stopped', () => {
  const watch = watchFrame(container)
  vi.advanceTimersByTime(minute)
  inside.focus()
  watch.stop()
  vi.advanceTimersByTime(minute)
  expect(listener).not.toHaveBeenCalled()
})

it('watchFrame stops reporting half an hour after the last interaction', () => {
  const watch = watchFrame(container)
  inside.focus()
  vi.advanceTimersByTime(31 * minute)
  listener.mockClear()
  vi.advanceTimersByTime(5 * minute)
  expect(listener).not.toHaveBeenCalled()
  watch.reportActivity()
  expect(listener).toHaveBeenCalledTimes(1)
  watch.stop()
})
