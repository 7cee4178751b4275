/**
 * A script that takes the secret of an emailed link out of the address and the history, before any other script of the
 * page or the person sees them, and keeps it in memory (packages/router/src/emailed-link.ts). Links carry it after their
 * #, which no server is sent; those of earlier emails in the query. The listener is for a link that is opened in a page
 * of the same address, which does not load it again.
 */
export const emailedLinkScript =
  `(()=>{const take=()=>{const{pathname,search,hash}=location,text=[hash,search].find(part=>/[#?&](token|hash)=/.test(part));` +
  `if(text){window.__emailedLink=text.slice(1);history.replaceState(null,"",pathname)}};` +
  `take();addEventListener("popstate",take)})()`
