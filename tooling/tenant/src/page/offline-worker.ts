import { escapeJson } from './escape.ts'
import type { OfflinePage } from './offline-page.ts'

/** Its place on the tenant's origin; apps/web registers it once a page has loaded. */
export const OFFLINE_WORKER = 'offline.js'

/**
 * The service worker of a tenant. It looks at nothing but the opening of a page: that is fetched as ever, and only
 * where there is no connection is the page that stands in here shown instead. It keeps nothing: no page, no call, no
 * token. The browser compares it with the served one by itself, and a changed one takes over at once.
 */
export function offlineWorker({ html, policy }: OfflinePage): string {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
  return (
    `const html=${escapeJson(html)},headers=${escapeJson(headers)},` +
    // Requested while the worker is starting, so that it delays nothing.
    'open=async({request,preloadResponse})=>{try{return await preloadResponse||await fetch(request)}' +
    'catch{return new Response(html,{headers})}};' +
    'addEventListener("install",()=>skipWaiting());' +
    'addEventListener("activate",event=>event.waitUntil(Promise.all([registration.navigationPreload?.enable(),clients.claim()])));' +
    'addEventListener("fetch",event=>{const{method,mode,destination}=event.request;' +
    'if(method==="GET"&&mode==="navigate"&&destination==="document")event.respondWith(open(event))})\n'
  )
}
