/** The options of `watch`. */
export interface Watch {
  /** Whether to submit the form on every frame; a submit that is handled is really sent. */
  submits: boolean
  /** The handler of a submit: the page's script, or the browser itself without one. */
  submittedBy: 'script' | 'browser'
}

/** Times in milliseconds since the start of the navigation; null until observed. */
export interface Observations {
  acceptsTyping: number | null
  acceptsSubmit: number | null
  amount: number | null
  rows: number | null
  /** All rows of a list are loaded. */
  allRows: number | null
  shift: number
  longTasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    __seen?: Observations
  }
}

/**
 * Runs in the page before its own scripts, and checks at each animation frame whether the field accepts typing, a submit
 * is handled, and an amount is shown. The same for every page.
 */
export function watch({ submits, submittedBy }: Watch): void {
  const observed: Observations = {
    acceptsTyping: null,
    acceptsSubmit: null,
    amount: null,
    rows: null,
    allRows: null,
    shift: 0,
    longTasks: [],
  }
  window['__seen'] = observed

  const isTypable = (field: HTMLInputElement | null) => {
    if (!field || field.disabled || field.readOnly) return false
    const { left, top, width, height } = field.getBoundingClientRect()
    return width > 0 && document.elementFromPoint(left + width / 2, top + height / 2) === field
  }
  const handlesSubmit = (form: HTMLFormElement | null) => {
    if (!form) return false
    if (submittedBy === 'browser') return true
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true })
    form.dispatchEvent(submit)
    return submit.defaultPrevented
  }
  const check = () => {
    const now = performance.now()
    if (observed.acceptsTyping === null && isTypable(document.querySelector('form input')))
      observed.acceptsTyping = now
    if (submits && observed.acceptsSubmit === null && handlesSubmit(document.querySelector('form')))
      observed.acceptsSubmit = now
    const main = document.querySelector('main')
    if (observed.amount === null && /\$[\d,]+\.\d\d/.test(main?.textContent ?? '')) observed.amount = now
    const isList = location.pathname.endsWith('/transactions-list')
    if (isList && observed.rows === null && (main?.querySelectorAll('li').length ?? 0) >= 5) {
      observed.rows = now
      performance.mark('rows')
    }
    // A list that loads in pages shows the number of its rows above it once all are loaded.
    if (observed.rows !== null && observed.allRows === null && /10,000 /.test(main?.textContent ?? ''))
      observed.allRows = now
    requestAnimationFrame(check)
  }
  requestAnimationFrame(check)

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && typeof entry.value === 'number') observed.shift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      observed.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
