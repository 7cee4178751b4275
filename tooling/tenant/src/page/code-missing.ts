import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { RELOAD_GUARD_MS } from '@coffer/domain/limits'
import { neededApis, supportedBrowsers } from '@coffer/domain/supported-browsers'
import { escapeHtml, fill } from './escape.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

const own = { en, es } as const
type Messages = (typeof own)[keyof typeof own]
const ID = 'code-missing'
const OLD_BROWSER_ID = 'old-browser'

/**
 * The notices of a page about code that fails to load, and on the log-in page about a browser that is too old for it. They
 * are in every language of the tenant, since only the code knows the chosen one. The script reloads the page at their links.
 */
export function codeMissingNotices({ branding, languages }: TenantBlockInput, kind: PageKind): string {
  const { phone_support: phone, emails } = branding
  const missing = (messages: Messages) => {
    const help = escapeHtml(fill(messages['code-missing.help'], { phone, email: emails.support }))
    return `${messages['code-missing']} <a href="">${messages['code-missing.again']}</a>. ${help}`
  }
  const old = (messages: Messages) =>
    escapeHtml(fill(messages['old-browser'], { ...supportedBrowsers, phone }))
  const notice = (id: string, textIn: (messages: Messages) => string) => {
    const paragraphs = languages.map((language) => `<p lang="${language}">${textIn(own[language])}</p>`)
    return `<div id="${id}" class="page-says" role="alert" hidden>${paragraphs.join('')}</div>`
  }
  return notice(ID, missing) + (kind === 'hydrated' ? notice(OLD_BROWSER_ID, old) : '')
}

/** The key of the application's own reload guard (apps/web/src/error-screen). */
const RELOADED_AT = 'reloaded-at'

// A reload would lose input, so the page only shows the notice. It also refuses submits, which would be lost.
const refuseSubmits = `document.querySelector("[aria-busy]")?.removeAttribute("aria-busy");addEventListener("submit",event=>{if(isLoaded())return;event.preventDefault();event.stopImmediatePropagation();says.scrollIntoView()},true)`
const reloadOnce =
  `try{const now=Date.now();if(navigator.onLine&&now-(sessionStorage.getItem("${RELOADED_AT}")||0)>=${RELOAD_GUARD_MS})` +
  `{sessionStorage.setItem("${RELOADED_AT}",now);return location.reload()}}catch{}`

// WebKit remembers that a module failed to load, even for a reload, until it is fetched in another way.
const reloadByLink = `e=>{if(e.target.localName=="a"){e.preventDefault();Promise.allSettled([...document.querySelectorAll("[rel=modulepreload],script[src]")].map(l=>fetch(l.href||l.src,{cache:"reload"}))).then(()=>location.reload())}}`

/** For each kind of page: how to tell that its code runs, and what to do before the notice is shown. */
const kinds = {
  // The log-in form marks itself once it is hydrated.
  hydrated: { isAlive: `document.querySelector("#log-in[data-live]")`, first: refuseSubmits },
  'taken over': { isAlive: `!document.querySelector("#root[data-prerendered]")`, first: refuseSubmits },
  empty: { isAlive: `document.querySelector("#root>:not([data-waiting])")`, first: reloadOnce },
} as const
export type PageKind = keyof typeof kinds

/** Whether the browser lacks what the code needs. */
const isOld = `!(${neededApis.join('&&')})`

/**
 * A script that shows the first notice if the page's code is missing or broken. An empty page first reloads itself, at most
 * once in ten seconds. A browser that is too old for the code is redirected to the log-in page, the only one with the
 * second notice, which would add to the size of every page.
 */
export function codeMissingScript(kind: PageKind): string {
  const { isAlive, first } = kinds[kind]
  const isLogIn = kind === 'hydrated'
  return (
    `(()=>{${isLogIn ? `const isOld=${isOld}` : `if(${isOld})return location.replace("/login")`};` +
    // Loaded code removes the notice. Later errors, and those of other scripts, are not handled here.
    `const says=document.getElementById(${isLogIn ? `isOld?"${OLD_BROWSER_ID}":"${ID}"` : `"${ID}"`}),isLoaded=()=>!says.isConnected||${isAlive},` +
    `say=()=>{if(!says.hidden||isLoaded())return;${first};says.hidden=false};` +
    `says.onclick=${reloadByLink};` +
    `addEventListener("error",({target})=>{if(target===window||target.tagName==="SCRIPT")say()},true);` +
    `addEventListener("unhandledrejection",say)${isLogIn ? ';if(isOld)say()' : ''}})()`
  )
}
