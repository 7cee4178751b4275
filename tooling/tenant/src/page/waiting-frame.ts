const ID = 'waiting-frame'

/** The bank's frame, inert until the script below shows it; React replaces it with its first render. */
export const waitingFrame = (html: string): string =>
  `<template id="${ID}"><div data-waiting inert aria-hidden="true">${html}</div></template>`

/** The key of the tab's token (packages/session/src/storage/tab-keys.ts). */
const TOKEN = 'tab'

/** A script that shows the frame if a session is likely: a visitor is redirected to the log-in page, which has no frame. */
export function waitingFrameScript(paths: readonly string[]): string {
  const pattern = `^(?:${paths.map(routePattern).join('|')})/?$`
  return (
    `try{if(sessionStorage.getItem("${TOKEN}")&&new RegExp(${JSON.stringify(pattern)}).test(location.pathname))` +
    `document.getElementById("root").append(document.getElementById("${ID}").content.cloneNode(true))}catch{}`
  )
}

/** The pattern of a route's path, in which `$name` matches one segment. */
const routePattern = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.startsWith('$') ? '[^/]+' : part))
    .join('/')
