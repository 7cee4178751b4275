/**
 * Runs in the page: waits until fonts and images are loaded, no call is pending, and the story has stopped changing. A
 * skeleton or an empty page has to be unchanged for longer, to distinguish a story of loading from one that still loads.
 * Serialized into the page, so it may use nothing from outside itself. Returns false if the story never stops changing.
 */
export async function waitUntilSettled(): Promise<boolean> {
  const unchangedFor = 80
  const unchangedForWhileWaiting = 1200
  const timeout = 15_000
  window.scrollTo(0, 0)
  // A page may show stories in frames; the document of a sandboxed frame, such as an email's, cannot be read.
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  const documents = [document, ...frames].filter((one) => one !== null)
  await Promise.all(documents.map(({ fonts }) => fonts.ready))

  const startedAt = performance.now()
  let changedAt = startedAt
  const observer = new MutationObserver(() => {
    changedAt = performance.now()
  })
  for (const one of documents) {
    observer.observe(one, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  const isSettled = () => {
    const isBlank = document.querySelector('#storybook-root')?.childElementCount === 0
    if (documents.some((one) => Number(one.documentElement.dataset['pendingCalls'] ?? 0) > 0)) return false
    const isWaiting = documents.some(
      (one) => one.querySelector('[data-due="false"], [data-shape][aria-hidden="true"]') !== null,
    )
    const required = isWaiting || isBlank ? unchangedForWhileWaiting : unchangedFor
    return performance.now() - changedAt >= required
  }
  // An idle callback runs after the queued work of a busy machine.
  const nextIdleFrame = () =>
    new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 }))
  do {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await nextIdleFrame()
  } while (!isSettled() && performance.now() - startedAt < timeout)
  observer.disconnect()

  await Promise.allSettled(
    documents
      .flatMap(({ images }) => [...images])
      .filter(({ loading }) => loading !== 'lazy')
      .map((image) => image.decode()),
  )
  await Promise.all(documents.map(({ fonts }) => fonts.ready))
  window.scrollTo(0, 0)
  return performance.now() - startedAt < timeout
}
