/** What a page is watched for. */
export interface Watch {
  /** Whether submits of the form are tried; a try that is taken goes on as a real one does. */
  submits: boolean
  /** The handler of a submit: the page's script, or the browser itself without one. */
  submittedBy: 'script' | 'browser'
}

/** Moments in milliseconds since the navigation began; null while not seen. */
export interface Seen {
  takesTyping: number | null
  ready: number | null
  amount: number | null
  rows: number | null
  /** All rows of a list are read. */
  whole: number | null
  shift: number
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    __seen?: Seen
  }
}

/**
 * Runs in the page before anything of its own, and looks at each animation frame as a person would: is the field there
 * to be typed into, is a submit taken, is an amount shown. The same for every page.
 */
export function watch({ submits, submittedBy }: Watch): void {
  const seen: Seen = {
    takesTyping: null,
    ready: null,
    amount: null,
    rows: null,
    whole: null,
    shift: 0,
    longTasks: [],
  }
  window['__seen'] = seen

  const isTypable = (field: HTMLInputElement | null) => {
    if (!field || field.disabled || field.readOnly) return false
    const { left, top, width, height } = field.getBoundingClientRect()
    return width > 0 && document.elementFromPoint(left + width / 2, top + height / 2) === field
  }
  const isTaken = (form: HTMLFormElement | null) => {
    if (!form) return false
    if (submittedBy === 'browser') return true
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    return submit.defaultPrevented
  }
  const look = () => {
    const now = performance.now()
    if (seen.takesTyping === null && isTypable(document.querySelector('form input'))) seen.takesTyping = now
    if (submits && seen.ready === null && isTaken(document.querySelector('form'))) seen.ready = now
    const main = document.querySelector('main')
    if (seen.amount === null && /\$[\d,]+\.\d\d/.test(main?.textContent ?? '')) seen.amount = now
    if (seen.rows === null && (main?.querySelectorAll('li').length ?? 0) >= 5) {
      seen.rows = now
      performance.mark('rows')
    }
    if (seen.whole === null && Number(main?.querySelector('li')?.getAttribute('aria-setsize')) >= 5000)
      seen.whole = now
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
