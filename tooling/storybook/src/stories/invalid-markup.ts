/**
 * Elements of the page that HTML does not allow where they are, and that React and axe do not report: a block within a
 * phrase, a group of controls without a legend, an unnamed landmark beside others of its type.
 */
export function invalidMarkup(): readonly string[] {
  const phrases = 'span, p, strong, em, small, label, output, button, dt, h1, h2, h3, h4'
  const blocks =
    'div, p, ul, ol, dl, section, article, aside, form, fieldset, table, h1, h2, h3, h4, hr, figure'
  const misplaced = document.querySelectorAll(`:is(${phrases}) :is(${blocks})`)
  const unnamedGroups = document.querySelectorAll('fieldset:not(:has(> legend))')
  const isNamed = (element: Element) =>
    element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
  const unnamedLandmarks = ['aside', 'nav']
    .map((landmark) =>
      [...document.querySelectorAll(landmark)].filter((element) => element.checkVisibility()),
    )
    .flatMap((found) => (found.length > 1 ? found.filter((element) => !isNamed(element)) : []))
  const shown = (element: Element) => (element.parentElement ?? element).outerHTML.slice(0, 200)
  return [...misplaced, ...unnamedGroups, ...unnamedLandmarks].map((element) => shown(element))
}
