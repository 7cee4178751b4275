/** The address within this application that a press on `target` leads to; null where it leads elsewhere or nowhere. */
export function innerLink(target: EventTarget | null): string | null {
  const anchor = target instanceof Element ? target.closest('a[href]') : null
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || anchor.hash) return null
  return anchor.pathname + anchor.search
}
