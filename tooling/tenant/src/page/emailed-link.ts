/**
 * A script that removes the secret of an emailed link from the address and the history, before any other script or the
 * depositor sees it, and keeps it in memory (packages/router/src/emailed-link.ts). Links have it in the fragment, which is
 * never sent to a server; those of earlier emails have it in the query. The listener handles a link that is opened in a
 * page at the same address, which does not reload.
 */
export const emailedLinkScript =
  `(()=>{const take=()=>{const{pathname,search,hash}=location,text=[hash,search].find(part=>/[#?&](token|hash)=/.test(part));` +
  `if(text){window.__emailedLink=text.slice(1);history.replaceState(null,"",pathname)}};` +
  `take();addEventListener("popstate",take)})()`
