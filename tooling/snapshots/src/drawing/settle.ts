/**
 * Runs in the page: resolves once the story shows what it will go on showing. Fonts and images are there and nothing
 * has changed for a moment. While an answer is awaited, bones stand where it will be, or there is nothing at all, the
 * moment is long: what then still stands is a story of waiting. Handed over as source, so it uses nothing from outside
 * itself. False if the story never came to rest.
 */
export async function settle(): Promise<boolean> {
  const stillFor = 80
  const waitsFor = 1200
  const tooLong = 15_000
  window.scrollTo(0, 0)
  await document.fonts.ready

  const began = performance.now()
  let changed = began
  const watch = new MutationObserver(() => {
    changed = performance.now()
  })
  // A story may show others in frames of its own; a letter's frame keeps itself closed.
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument)
  const documents = [document, ...frames].filter((one) => one !== null)
  for (const one of documents) {
    watch.observe(one, { subtree: true, childList: true, attributes: true, characterData: true })
  }
  const isStill = () => {
    const isBlank = document.querySelector('#storybook-root')?.childElementCount === 0
    const isAwaiting = documents.some(
      (one) =>
        Number(one.documentElement.dataset['awaited'] ?? 0) > 0 ||
        one.querySelector('[data-due="false"], [data-shape][aria-hidden="true"]') !== null,
    )
    return performance.now() - changed >= (isAwaiting || isBlank ? waitsFor : stillFor)
  }
  // What is due on a busy machine is done before it is idle.
  const frame = () =>
    new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve), { timeout: 1000 }))
  do {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await frame()
  } while (!isStill() && performance.now() - began < tooLong)
  watch.disconnect()

  await Promise.allSettled(
    [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode()),
  )
  await document.fonts.ready
  window.scrollTo(0, 0)
  return performance.now() - began < tooLong
}
