/** The key of the choice (packages/session/src/appearance). */
const KEY = 'appearance'
/** Where the dark colors of a page apply before a choice. Paper is light. */
export const DARK_QUERY = 'screen and (prefers-color-scheme: dark)'

/** A script that shows the chosen appearance before the first paint, in whatever part of the page stands above it. */
export const appearanceScript =
  `try{const a=localStorage.getItem("${KEY}");if(a)for(const e of document.querySelectorAll("[data-dark]"))` +
  'e.setAttribute("media",a==="dark"?"screen":"not all")}catch{}'
