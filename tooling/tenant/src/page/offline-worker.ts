import type { OfflinePage } from './offline-page.ts'

/** Its path on the tenant's origin; apps/web registers it once a page has loaded. */
export const OFFLINE_WORKER = 'offline.js'

/**
 * The service worker of a tenant. It handles only navigations: it fetches them, and without a connection responds with the
 * offline page, which is part of this script. It caches nothing: no page, no call, no token. The browser updates it, and
 * a changed one takes over at once.
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
    `const html=${JSON.stringify(html)},headers=${JSON.stringify(headers)},` +
    // Navigation preload starts the request while the worker starts, so that the worker delays nothing.
    'open=async({request,preloadResponse})=>{try{return await preloadResponse||await fetch(request)}' +
    'catch{return new Response(html,{headers})}};' +
    'addEventListener("install",()=>skipWaiting());' +
    'addEventListener("activate",event=>event.waitUntil(Promise.all([registration.navigationPreload?.enable(),clients.claim()])));' +
    'addEventListener("fetch",event=>{const{method,mode,destination}=event.request;' +
    'if(method==="GET"&&mode==="navigate"&&destination==="document")event.respondWith(open(event))})\n'
  )
}
