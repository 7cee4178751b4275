import { createGlobalStyle } from 'styled-components'
import { fontFaceRules } from './fonts.ts'
import { designVariable } from '@coffer/branding/design-variables'
import { role } from '@coffer/branding/roles'
import { pageBackground } from './surfaces.ts'
import { media, space } from './tokens.ts'

/** Reset, font, focus ring and reduced motion. Rendered once at the root. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaceRules}

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; padding: 0; }

  html {
    background: ${pageBackground};
    color: ${role('text')};
    font-family: ${designVariable('text-font')};
    line-height: 1.5;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    accent-color: ${role('primary-edge')};
    scroll-padding-block: 5rem calc(var(--bottom-bar-height, 0px) + var(--toast-height, 0px) + ${space[16]});
  }
  /* Content that a toast covers can be scrolled above it. */
  html:has([data-part='toast']) { --toast-height: 5rem; }

  /* Reserves space for the scrollbar, so that a page that outgrows the window does not shift. Phones need none. */
  ${media.drawer} {
    html { scrollbar-gutter: stable; }
  }

  ${media.phone} {
    html:has([data-part='bottom-bar']) {
      --bottom-bar-height: calc(4rem + env(safe-area-inset-bottom));
    }
  }

  ${media.low} {
    html { scroll-padding-block: ${space[16]}; }
    html:has([data-part='bottom-bar']) { --bottom-bar-height: 0px; }
  }

  body { min-height: 100dvh; padding-block-end: var(--toast-height, 0px); overflow-wrap: break-word; }
  h1, h2, h3, h4 { font-family: ${designVariable('heading-font')}; line-height: 1.2; }
  /* An empty string instead of none, with which Safari would not announce a list. */
  ul, ol { list-style-type: ''; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; cursor: pointer; }
  fieldset { border: 0; min-width: 0; }
  legend { padding: 0; }
  table { border-collapse: collapse; }
  [hidden] { display: none !important; }

  :focus-visible { outline: 2px solid ${role('focus')}; outline-offset: 2px; }
  h1:focus, main:focus, [tabindex='-1']:focus { outline: none; }
  ::selection { background: ${role('primary-soft')}; color: ${role('on-primary-soft')}; }

  ${media.calm} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }

  ${media.print} {
    html { background: none; }
    @page { margin: ${space[48]}; }
  }
`
