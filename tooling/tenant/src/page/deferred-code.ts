/** Upper limit: a page in a background tab renders no frame. */
const LATEST_MS = 300

/**
 * A script for a page that is drawn already and takes a submit by itself: the application's code, the entry first, is asked
 * for once the first frame is out, since asking for it is work that would hold that frame back.
 */
export function deferredCode(code: readonly string[]): string {
  return (
    `(code=>{let begun;const add=(name,fields)=>document.head.append(Object.assign(document.createElement(name),fields)),` +
    `begin=()=>{if(begun)return;begun=true;for(const href of code)add("link",{rel:"modulepreload",href});` +
    `add("script",{type:"module",src:code[0]})};` +
    `requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${LATEST_MS})})(${JSON.stringify(code)})`
  )
}
