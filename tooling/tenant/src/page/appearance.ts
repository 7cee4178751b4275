/** The storage key of the chosen appearance (packages/session/src/appearance). */
const KEY = 'appearance'
/** The media query for the dark colors of a page until an appearance is chosen. Print is light. */
export const DARK_QUERY = 'screen and (prefers-color-scheme: dark)'

/** A script that applies the chosen appearance before the first paint, to the part of the page above it. */
export const appearanceScript =
  `try{const a=localStorage.getItem("${KEY}");if(a)for(const e of document.querySelectorAll("[data-dark]"))` +
  'e.setAttribute("media",a==="dark"?"screen":"not all")}catch{}'
