import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { RELOAD_GUARD_MS } from '@coffer/domain/limits'
import { escapeHtml, fill } from './escape.ts'
import en from '../locales/en.json' with { type: 'json' }
import es from '../locales/es.json' with { type: 'json' }

const own = { en, es } as const
const ID = 'code-missing'

/**
 * The notice of a page whose code fails to load, in every language of the tenant: only the code knows the chosen one. An
 * empty URL is the page's own.
 */
export function codeMissingNotice({ branding, languages }: TenantBlockInput): string {
  const { phone_support: phone, emails } = branding
  const paragraphs = languages.map((language) => {
    const messages = own[language]
    const help = escapeHtml(fill(messages['code-missing.help'], { phone, email: emails.support }))
    return `<p lang="${language}">${messages['code-missing']} <a href="">${messages['code-missing.again']}</a>. ${help}</p>`
  })
  return `<div id="${ID}" class="page-says" role="alert" hidden>${paragraphs.join('')}</div>`
}

/** The key of the application's own reload guard (apps/web/src/error-screen). */
const RELOADED_AT = 'reloaded-at'

// A reload would lose input: the page only shows the notice. A submit now would be lost.
const refuseSubmits = `document.querySelector("[aria-busy]")?.removeAttribute("aria-busy");addEventListener("submit",event=>{if(isLoaded())return;event.preventDefault();event.stopImmediatePropagation();says.scrollIntoView()},true)`
const reloadOnce =
  `try{const now=Date.now();if(navigator.onLine&&now-(sessionStorage.getItem("${RELOADED_AT}")||0)>=${RELOAD_GUARD_MS})` +
  `{sessionStorage.setItem("${RELOADED_AT}",now);return location.reload()}}catch{}`

/** How a page begins, its code's first sign of life, and what it does before it shows the notice. */
const kinds = {
  // The log-in form marks itself once it is hydrated.
  hydrated: { isAlive: `document.querySelector("#log-in[data-live]")`, first: refuseSubmits },
  'taken over': { isAlive: `!document.querySelector("#root[data-prerendered]")`, first: refuseSubmits },
  empty: { isAlive: `document.querySelector("#root>:not([data-waiting])")`, first: reloadOnce },
} as const
export type PageKind = keyof typeof kinds

/**
 * A script that shows that notice when the page's code is missing, broken, or not supported by the browser. An empty page
 * first reloads itself, at most once in ten seconds (specification, 2.4).
 */
export function codeMissingScript(kind: PageKind): string {
  const { isAlive, first } = kinds[kind]
  return (
    // Loaded code removes the notice: an error after that, or of another script, is none of this script's.
    `(()=>{const says=document.getElementById("${ID}"),isLoaded=()=>!says.isConnected||${isAlive},` +
    `say=()=>{if(!says.hidden||isLoaded())return;${first};says.hidden=false};` +
    `addEventListener("error",({target})=>{if(target===window||target.tagName==="SCRIPT")say()},true);` +
    `addEventListener("unhandledrejection",say);if(!("noModule" in HTMLScriptElement.prototype))say()})()`
  )
}
