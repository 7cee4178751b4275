import type { FastLinkOptions } from './fastlink-script.ts'

type Play = (options: FastLinkOptions, container: HTMLElement) => void

/** Stands in for the linking service's script while a story is shown. */
export function withLinkingWindow(play: Play): () => void {
  window.fastlink = {
    open(options, containerId) {
      const container = document.getElementById(containerId)
      if (container) play(options, container)
    },
    close: () => undefined,
  }
  return () => {
    delete window.fastlink
  }
}

/** A window that only says what the linking service would ask. */
export const drawnWindow: Play = (_options, container) => {
  const question = document.createElement('p')
  question.textContent = 'Where do you bank?'
  question.style.padding = '2rem'
  container.append(question)
}
