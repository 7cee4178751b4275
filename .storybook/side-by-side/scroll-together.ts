/** Synchronizes the scroll position of a loaded frame with the other `frames`. */
export function scrollTogether(loaded: HTMLIFrameElement, frames: HTMLElement | null): void {
  const page = loaded.contentWindow
  page?.addEventListener('scroll', () => {
    for (const { contentWindow } of frames?.querySelectorAll('iframe') ?? []) {
      if (contentWindow && Math.abs(contentWindow.scrollY - page.scrollY) > 1) {
        contentWindow.scrollTo(0, page.scrollY)
      }
    }
  })
}
