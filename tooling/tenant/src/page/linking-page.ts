import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Compiled } from './compiled.ts'
import type { Page } from './document.ts'
import { escapeHtml } from './escape.ts'

/** The linking service's frame in the container fills the page, whose size the application sets. */
const styles =
  'html,body,#linking{margin:0;height:100%;overflow:hidden}iframe{display:block;width:100%;height:100%;border:0}'

/**
 * The only page of a tenant's linking host. It runs the linking service's script for the application that frames it, at an
 * origin without other content (packages/linking/src/linking-page).
 */
export function linkingPage(
  { branding, languages }: Pick<TenantBlockInput, 'branding' | 'languages'>,
  { linking }: Pick<Compiled, 'linking'>,
): Page {
  const html = [
    `<!doctype html><html lang="${languages[0] ?? 'en'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(branding.name)}</title>`,
    `<style>${styles}</style></head><body>`,
    '<div id="linking"></div>',
    `<script>${linking}</script></body></html>\n`,
  ]
  return { html: html.join('\n'), inlineScripts: [linking], inlineStyles: [styles] }
}
