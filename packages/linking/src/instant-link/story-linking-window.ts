import type { FastLinkOptions } from './fastlink-script.ts'

type Play = (options: FastLinkOptions, container: HTMLElement) => void

/** Replaces the linking service's script in a story. */
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

/** A window that shows the linking service's first question. */
export const drawnWindow: Play = (_options, container) => {
  const question = document.createElement('p')
  question.textContent = 'Where do you bank?'
  question.style.padding = '2rem'
  container.append(question)
}
