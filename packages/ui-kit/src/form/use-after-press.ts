import { useCallback, useEffect, useRef } from 'react'

/**
 * Runs a callback that may move the page: at once, or after the pointer is released if it is pressed. A button that
 * moves away between press and release gets no click.
 */
export function useAfterPress(): (run: () => void) => void {
  /** Null while the pointer is not pressed. */
  const pending = useRef<(() => void)[] | null>(null)

  useEffect(() => {
    const press = () => (pending.current ??= [])
    const release = () => {
      const runs = pending.current ?? []
      pending.current = null
      // The click event follows pointerup in the same task.
      setTimeout(() => runs.forEach((run) => run()), 0)
    }
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        document.removeEventListener(name, listener, true)
    }
  }, [])

  return useCallback((run) => {
    if (pending.current === null) run()
    else pending.current.push(run)
  }, [])
}
