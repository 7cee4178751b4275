/** The time limit in milliseconds, since a page in a background tab renders no frame. */
const MAX_DELAY_MS = 300

/**
 * A script for the prerendered page, which handles a submit by itself: requests the application's code, the entry first,
 * after the first frame, because the requests would delay that frame.
 */
export function deferredCode(code: readonly string[]): string {
  return (
    `(code=>{let begun;const add=(name,fields)=>document.head.append(Object.assign(document.createElement(name),fields)),` +
    `begin=()=>{if(begun)return;begun=true;for(const href of code)add("link",{rel:"modulepreload",href});` +
    // Not with a script element, whose URL Trusted Types would have to allow.
    `import(code[0])};` +
    `requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${MAX_DELAY_MS})})(${JSON.stringify(code)})`
  )
}
