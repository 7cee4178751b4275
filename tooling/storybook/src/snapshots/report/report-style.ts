/** A plain style, light or dark as the reader prefers, so that the pictures stand out. */
export const reportStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 110rem; margin: 2rem auto; padding-inline: 1.5rem; }
h2 { margin-block: 2.5rem 0.5rem; }
h3 { margin-block: 1.5rem 0.5rem; font-size: 1rem; }
small { font-weight: normal; opacity: 0.7; }
summary { position: sticky; top: 0; padding-block: 0.5rem; background: Canvas; font-weight: bold; cursor: pointer; }
article > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
figure { flex: 1 1 20rem; max-width: 32rem; margin: 0; }
figcaption { margin-block-end: 0.25rem; opacity: 0.7; }
label { display: block; cursor: zoom-in; }
label input { position: absolute; opacity: 0; }
input:focus-visible + img { outline: 3px solid Highlight; }
img { display: block; width: 100%; border: 1px solid GrayText; }
figure:has(:checked) { flex-basis: 100%; max-width: none; overflow-x: auto; }
input:checked + img { width: auto; cursor: zoom-out; }
.chip { display: inline-block; width: 0.75em; height: 0.75em; margin-inline-end: 0.25em; border: 1px solid GrayText; }
.slider { --at: 50%; }
.slider > div { position: relative; }
.slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 var(--at)); border-inline-start-color: Highlight; }
.slider input { width: 100%; }
article p { margin-block: 0 0.5rem; font-size: 0.875rem; }
code { padding: 0.125rem 0.375rem; border: 1px solid GrayText; border-radius: 4px; }
`
