/**
 * Runs in the page: waits until fonts and images are loaded and the story has stopped changing. While a call is
 * pending, a skeleton is shown or nothing at all, it has to be unchanged for longer; what is shown then is a story of
 * waiting. Serialized into the page, so it may use nothing from outside itself. Returns false if the story never stops
 * changing.
 */
export async function waitUntilSettled(): Promise<boolean> {
  const unchangedFor = 80
  const unchangedForWhilePending = 1200
  const timeout = 15_000
  window.scrollTo(0, 0)
  await document.fonts.ready

  const startedAt = performance.now()
  let changedAt = startedAt
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  // A story may show others in frames; the document of a sandboxed frame, such as an email's, cannot be read.
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  const documents = [document, ...frames].filter((one) => one !== null)
  for (const one of documents) {
    observer.observe(one, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  const isSettled = () => {
    const isBlank = document.querySelector('#storybook-root')?.childElementCount === 0
    const isPending = documents.some(
      (one) =>
        Number(one.documentElement.dataset['pendingCalls'] ?? 0) > 0 ||
        one.querySelector('[data-due="false"], [data-shape][aria-hidden="true"]') !== null,
    )
    const required = isPending || isBlank ? unchangedForWhilePending : unchangedFor
    return performance.now() - changedAt >= required
  }
  // An idle callback runs after the work that a busy machine has queued.
  const nextIdleFrame = () =>
    new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 }))
  do {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await nextIdleFrame()
  } while (!isSettled() && performance.now() - startedAt < timeout)
  observer.disconnect()

  await Promise.allSettled(
    [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
  )
  await document.fonts.ready
  window.scrollTo(0, 0)
  return performance.now() - startedAt < timeout
}
