const ID = 'waiting-frame'

/** The bank's frame, inert until the script below shows it; React replaces it with its first render. */
export const waitingFrame = (html: string): string =>
  `<template id="${ID}"><div data-waiting inert aria-hidden="true">${html}</div></template>`

/** The key of the tab's token (packages/session/src/storage/tab-keys.ts). */
const TOKEN = 'tab'

/** A script that shows the frame if a session is likely: a visitor is redirected to the log-in page, which has no frame. */
export function waitingFrameScript(paths: readonly string[]): string {
  const pattern = `^${alternatives(paths.map((path) => path.slice(1).split('/')))}/?$`
  return (
    `try{if(sessionStorage.getItem("${TOKEN}")&&new RegExp(${JSON.stringify(pattern)}).test(location.pathname))` +
    `document.getElementById("root").append(document.getElementById("${ID}").content.cloneNode(true))}catch{}`
  )
}

/** A pattern of paths, each a list of segments: segments with which several begin are written once. */
function alternatives(paths: readonly (readonly string[])[]): string {
  const byFirst = Map.groupBy(
    paths.filter((path) => path.length > 0),
    ([first = '']) => first,
  )
  const patterns = [...byFirst].map(
    ([first, here]) => `/${segmentPattern(first)}${alternatives(here.map((path) => path.slice(1)))}`,
  )
  if (patterns.length === 0) return ''
  return `(?:${patterns.join('|')})${paths.some((path) => path.length === 0) ? '?' : ''}`
}

/** `$name` matches any one segment. */
const segmentPattern = (segment: string): string => (segment.startsWith('$') ? '[^/]+' : segment)
