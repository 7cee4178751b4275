/** The path within this application of the link under `target`; null for other targets. */
export function internalPath(target: EventTarget | null): string | null {
  const anchor = target instanceof Element ? target.closest('a[href]') : null
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || anchor.hash) return null
  return anchor.pathname + anchor.search
}
