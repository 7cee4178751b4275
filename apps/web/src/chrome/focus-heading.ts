/** Focuses the heading of the page, so that a screen reader announces it. An open dialog keeps the focus. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!heading || document.querySelector('dialog[open]')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
