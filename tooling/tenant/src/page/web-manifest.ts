import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Theme } from '@coffer/branding/theme'
import type { PageMessages } from './page-messages.ts'
import { TOUCH_ICON, TOUCH_ICON_SIZE } from './touch-icon.ts'

export const WEB_MANIFEST = 'app.webmanifest'
const MASKABLE_ICON = 'icon-maskable.svg'

type Subject = {
  readonly block: Pick<TenantBlockInput, 'branding' | 'languages'>
  readonly theme: Theme
  readonly messages: Pick<PageMessages, 'description'>
  readonly logos: ReadonlyMap<string, Uint8Array>
  /** The mark as pixels; null if it cannot be drawn. */
  readonly icon: Uint8Array | null
}

/**
 * The files that make the bank installable: its web app manifest, and an icon with the margin that a launcher cuts off, if
 * the mark is a file of the tenant. Systems build the splash screen from the manifest's colors, name and icon.
 */
export function installFiles({
  block,
  theme,
  messages,
  logos,
  icon,
}: Subject): readonly (readonly [string, string | Uint8Array])[] {
  const { branding, languages } = block
  const mark = branding.logos['sq-color']
  const content = logos.get(mark.replace(/^\/logos\//, ''))
  const { background, drawer } = theme.colors
  const manifest = {
    id: '/',
    name: branding.name,
    short_name: branding.short_name,
    description: messages.description,
    lang: languages[0] ?? 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: drawer,
    icons: [
      { src: mark, sizes: mark.endsWith('.svg') ? 'any' : '512x512', purpose: 'any' },
      ...(content
        ? [{ src: `/${MASKABLE_ICON}`, sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' }]
        : []),
      ...(icon
        ? [
            {
              src: `/${TOUCH_ICON}`,
              sizes: `${TOUCH_ICON_SIZE}x${TOUCH_ICON_SIZE}`,
              type: 'image/png',
              purpose: 'any',
            },
          ]
        : []),
    ],
  }
  return [
    [WEB_MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`],
    ...(content ? [[MASKABLE_ICON, maskableIcon(mark, content, background)] as const] : []),
    ...(icon ? [[TOUCH_ICON, icon] as const] : []),
  ]
}

/** The mark within the central circle that every launcher shows (W3C, Web Application Manifest, "Icon masks"). */
function maskableIcon(mark: string, content: Uint8Array, background: string): string {
  const type = mark.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  const data = Buffer.from(content).toString('base64')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    `<rect width="512" height="512" fill="${background}"/>` +
    `<image x="120" y="120" width="272" height="272" href="data:${type};base64,${data}"/></svg>\n`
  )
}
