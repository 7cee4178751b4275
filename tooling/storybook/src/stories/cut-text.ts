/**
 * Texts of the page that are cut off by the edge of their box. Excluded: typed text, an excerpt whose whole text is
 * beside it or one press away, and text for assistive technology only.
 */
export function cutText(): readonly string[] {
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    return (
      clipPath === 'none' &&
      ((clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1))
    )
  }
  return [
    ...document.querySelectorAll<HTMLElement>(
      '#storybook-root :not(input, select, textarea, [data-excerpt])',
    ),
  ]
    .filter((element) => element.innerText?.trim() !== '' && isCut(element))
    .map(({ tagName, innerText }) => `${tagName.toLowerCase()}: ${innerText.slice(0, 60)}`)
}
