import type { Theme, ThemeColors } from '@coffer/branding/theme'
import { type Design, frontBackgroundOf } from '@coffer/branding/design'
import { designCss } from '@coffer/branding/design-css'
import { designVariable } from '@coffer/branding/design-variables'
import { darkLogo, frontLogo } from '@coffer/branding/logo-shapes'
import { variablesCss } from '@coffer/branding/variables'
import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import { appearanceScript, DARK_QUERY } from './appearance.ts'
import type { Fonts } from '../fonts/font-files.ts'
import type { Compiled, Drawing, Entry } from './compiled.ts'
import { deferredCode } from './deferred-code.ts'
import { codeMissingNotices, codeMissingScript, type PageKind } from './code-missing.ts'
import { emailedLinkScript } from './emailed-link.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { tenantFontFaces } from './own-faces.ts'
import { type PageMessages } from './page-messages.ts'
import { waitingFrame, waitingFrameScript } from './waiting-frame.ts'
import { TOUCH_ICON } from './touch-icon.ts'
import { WEB_MANIFEST } from './web-manifest.ts'

/** A page and its inline content, which the policy allows by hash. */
export type Page = {
  readonly html: string
  readonly inlineScripts: readonly string[]
  readonly inlineStyles: readonly string[]
}

type Subject = {
  readonly block: TenantBlockInput
  readonly theme: Theme
  /** The colors of the dark page; null for a tenant without one. */
  readonly dark: ThemeColors | null
  readonly design: Design
  /** The fonts of the design. */
  readonly fonts: Fonts
  readonly compiled: Compiled
  readonly messages: PageMessages
  /** Whether the bank has a web app manifest. */
  readonly isInstallable?: boolean
  readonly hasTouchIcon?: boolean
}

/** Styles before any script: the page's background, so that nothing flashes, and its notices. */
const backgroundCss =
  `html{background:${designVariable('page-background')};color:var(--text)}` +
  '.page-says:not([hidden]){display:grid;gap:.75rem;padding:1rem;background:var(--error-soft);color:var(--on-error-soft);font:1rem/1.5 Lato,Arial,sans-serif}' +
  '.page-says a{color:inherit}body,.page-says p{margin:0}'

/** The log-in page: prerendered, with its styles, and the early script that handles a submit. */
export function logInPage(subject: Subject, logIn: Drawing): Page {
  const { messages, compiled } = subject
  return page(subject, {
    title: messages.title,
    entry: compiled.front,
    body: logIn.html,
    styles: logIn,
    kind: 'hydrated',
    early: compiled.early,
  })
}

/** The prerendered page on which a visitor opens an account; the application hydrates it and keeps typed input. */
export function registrationPage(subject: Subject, registration: Drawing): Page {
  const { messages, compiled } = subject
  const { faces, rest } = splitFontFaces(registration.css)
  return page(subject, {
    title: messages.registrationTitle,
    entry: compiled.registration,
    body: registration.html,
    faces,
    styles: { ...registration, css: rest },
    kind: 'taken over',
    early: compiled.earlyForm,
  })
}

/**
 * The page of every other path, rendered by the application once it is loaded. Until then a logged-in depositor sees the
 * frame, unless it is null.
 */
export function appPage(subject: Subject, frame: Drawing | null): Page {
  const { compiled, block } = subject
  const { faces, rest } = splitFontFaces(frame?.css ?? '')
  return page(subject, {
    title: block.branding.name,
    entry: compiled.app,
    body: '',
    faces,
    styles: frame ? { ...frame, css: rest } : { css: '' },
    kind: 'empty',
    early: compiled.earlyCalls,
    waiting: frame && { frame, paths: compiled.framedPaths },
  })
}

/**
 * Splits the styles of a rendering into the fonts' rules and the rest. The application replaces the styles that it adopts,
 * which would make the browser request a font again that is still loading for the frame.
 */
function splitFontFaces(css: string): { faces: string; rest: string } {
  const fontFace = /@font-face\s*\{[^}]*\}/g
  return { faces: (css.match(fontFace) ?? []).join(''), rest: css.replaceAll(fontFace, '') }
}

type Content = {
  title: string
  entry: Entry
  body: string
  /** The fonts' rules, if they are not among the styles. */
  faces?: string
  styles: Omit<Drawing, 'html'>
  /** Whether the body shows the page before any script, and whether the application hydrates or replaces that. */
  kind: PageKind
  early: string
  waiting?: { frame: Drawing; paths: readonly string[] } | null
}

function page(
  {
    block,
    theme,
    dark,
    design,
    fonts,
    compiled,
    messages,
    isInstallable = false,
    hasTouchIcon = false,
  }: Subject,
  content: Content,
): Page {
  const { branding } = block
  const { entry, early, kind, waiting } = content
  const isDrawn = kind !== 'empty'
  const language = block.languages[0] ?? 'en'
  const variables = `${variablesCss(theme.colors)}${designCss(design, 'light')}${backgroundCss}${tenantFontFaces(design, fonts)}${content.faces ?? ''}`
  const darkVariables = dark && `${variablesCss(dark)}${designCss(design, 'dark')}:root{color-scheme:dark}`
  const { css, version } = content.styles
  const logo = frontLogo(frontBackgroundOf(design.frontPage), theme.logInLogo)
  const logos = preloadedLogos(branding.logos[logo], dark ? branding.logos[darkLogo] : null)
  const code = [entry.script, ...entry.preloads, ...(entry.messages[language] ?? [])]
  const missing = codeMissingScript(kind)
  const shown = waiting ? [waitingFrameScript(waiting.paths)] : []
  // The application's page begins with its requests, which take longest. A prerendered page merges two scripts into one,
  // since each script needs a hash in the policy.
  const inlineScripts = isDrawn ? [`${deferredCode(code)};${missing}`, early] : [early, missing]
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...(isDrawn ? [] : [`<script>${emailedLinkScript}</script>`]),
    `<title>${escapeHtml(content.title)}</title>`,
    `<meta name="description" content="${escapeHtml(messages.description)}">`,
    ...(dark ? [`<meta name="theme-color" content="${dark.drawer}" data-dark media="${DARK_QUERY}">`] : []),
    `<meta name="theme-color" content="${theme.colors.drawer}">`,
    '<meta name="format-detection" content="telephone=no">',
    `<link rel="icon" href="${escapeHtml(branding.logos['sq-color'])}"${iconType(branding.logos['sq-color'])}>`,
    ...(isInstallable ? [`<link rel="manifest" href="/${WEB_MANIFEST}">`] : []),
    ...(hasTouchIcon ? [`<link rel="apple-touch-icon" href="/${TOUCH_ICON}">`] : []),
    ...(isDrawn
      ? logos.map(({ href, media }) => `<link rel="preload" as="image" href="${escapeHtml(href)}"${media}>`)
      : []),
    ...entry.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(isDrawn ? [] : code).map((href) => `<link rel="modulepreload" href="${href}">`),
    `<style>${variables}</style>`,
    ...(darkVariables ? [`<style data-dark media="${DARK_QUERY}">${darkVariables}</style>`, appearance] : []),
    ...(css === '' ? [] : [`<style${styleMarks(version)}>${css}</style>`]),
    '</head><body>',
    // Not in the head, where they would delay the first frame. On an empty page the application requests the fonts
    // itself, after its code.
    ...(isDrawn ? preloadedFonts(design, fonts, compiled) : []).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<noscript><p class="page-says">${escapeHtml(messages.noScript)}</p></noscript>`,
    codeMissingNotices(block, kind),
    `<div id="root"${kind === 'taken over' ? ' data-prerendered' : ''}>${content.body}</div>`,
    // The sources of the logo's picture element depend on the appearance too.
    ...(darkVariables && content.body !== '' ? [appearance] : []),
    ...(waiting ? [waitingFrame(waiting.frame.html)] : []),
    ...shown.map((script) => `<script>${script}</script>`),
    `<script type="application/json" id="tenant">${escapeJson(block)}</script>`,
    ...inlineScripts.map((script) => `<script>${script}</script>`),
    ...(isDrawn ? [] : [`<script type="module" src="${entry.script}"></script>`]),
    '</body></html>\n',
  ]
  return {
    html: html.join('\n'),
    inlineScripts: [
      ...(dark ? [appearanceScript] : []),
      ...(isDrawn ? [] : [emailedLinkScript, ...shown]),
      ...inlineScripts,
    ],
    inlineStyles: [variables, ...(darkVariables ? [darkVariables] : []), ...(css === '' ? [] : [css])],
  }
}

const appearance = `<script>${appearanceScript}</script>`

/** Lato's faces, unless the text is in another family. */
function preloadedFonts(design: Design, fonts: Fonts, compiled: Compiled): readonly string[] {
  const own = [...fonts.values()].filter(({ isPreloaded }) => isPreloaded).map(({ address }) => address)
  return design.textTypeface === 'Lato' ? [...compiled.fonts, ...own] : own
}

/** The logos to preload: one, or two with media queries if light and dark pages need different ones. */
function preloadedLogos(light: string, dark: string | null): readonly { href: string; media: string }[] {
  if (dark === null || dark === light) return [{ href: light, media: '' }]
  return [
    { href: light, media: ' media="not screen and (prefers-color-scheme: dark)"' },
    { href: dark, media: ` media="${DARK_QUERY}"` },
  ]
}

/** Attributes by which styled-components recognizes its styles in a page. */
function styleMarks(version: string | undefined): string {
  return version === undefined ? '' : ` data-styled="true" data-styled-version="${escapeHtml(version)}"`
}

function iconType(address: string): string {
  return address.endsWith('.svg') ? ' type="image/svg+xml"' : ''
}
