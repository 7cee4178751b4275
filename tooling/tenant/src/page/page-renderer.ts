import type { TenantBlockInput } from '@coffer/branding/tenant-schema'
import type { Drawing, Render } from './compiled.ts'
import { escapeHtml } from './escape.ts'

/** Prerenders a page of a tenant. */
export type RenderTenantPage = (block: TenantBlockInput) => Promise<Drawing>

// Private use characters, which no name contains; the placeholders of URLs and numbers have to be well-formed.
const placeholders: Readonly<Record<string, string>> = {
  slug: 'slug-to-fill',
  name: '\uE000name\uE001',
  shortName: '\uE000short\uE001',
  alt: '\uE000alt\uE001',
  'hor-color': '/logos/\uE000hor-color\uE001',
  'hor-white': '/logos/\uE000hor-white\uE001',
  'sq-color': '/logos/\uE000sq-color\uE001',
  'sq-white': '/logos/\uE000sq-white\uE001',
  support: 'support-to-fill@bank.invalid',
  phone: '(000) 010-0010',
  phoneDigits: '0000100010',
  picture: '/pictures/\uE000picture\uE001',
  pictureText: '\uE000picture text\uE001',
}

/**
 * Renders a page with React once for each distinct set of messages, language and form; names, addresses and logos are then
 * filled in, so that a thousand tenants cost little more than one. If filling in differs from rendering, each tenant is
 * rendered. `hasPasswordRules` is true if the page shows the bank's password rules.
 */
export function pageRenderer(render: Render, { hasPasswordRules = false } = {}): RenderTenantPage {
  const firsts = new Map<string, Example>()
  const templates = new Map<string, Template | null>()

  return oneAtATime(async (block) => {
    const language = block.languages[0] ?? 'en'
    const draw = async (tenant: TenantBlockInput): Promise<Drawing> =>
      assertAllowedByPolicy(await render({ tenant, language }))
    const key = JSON.stringify([
      ...renderingKey(block),
      hasPasswordRules && block.branding.password_requirements,
    ])
    const first = firsts.get(key)
    if (first === undefined) {
      const own = await draw(block)
      firsts.set(key, { block, own })
      return own
    }
    // A template saves time from the second tenant of a form on.
    if (!templates.has(key)) templates.set(key, toTemplate(await draw(withPlaceholders(block)), first))
    const template = templates.get(key) ?? null
    return template === null ? draw(block) : { ...template.drawing, html: filled(template.parts, block) }
  })
}

let before: Promise<unknown> = Promise.resolve()

/** The application has the state of only one tenant at a time, so concurrent calls are queued, whatever they render. */
function oneAtATime(draw: RenderTenantPage): RenderTenantPage {
  return (block) => {
    const result = before.then(() => draw(block))
    before = result.catch(() => null)
    return result
  }
}

/** A rendered page, split at its placeholders. */
type Template = { readonly drawing: Drawing; readonly parts: readonly string[] }

type Example = { readonly block: TenantBlockInput; readonly own: Drawing }

/** The template of a rendering; null if filling it in for a tenant differs from rendering that tenant. */
function toTemplate(drawing: Drawing, example: Example): Template | null {
  const parts = drawing.html.split(placeholderPattern)
  const isSame = drawing.css === example.own.css && filled(parts, example.block) === example.own.html
  return isSame ? { drawing, parts } : null
}

const placeholderPattern = new RegExp(
  `(${Object.values(placeholders)
    .map((text) => text.replace(/[().]/g, '\\$&'))
    .join('|')})`,
)

/**
 * All values that affect the rendered page, except the filled-in ones. No prerendered screen depends on settings;
 * tooling/nginx-tests compares a thousand tenants with their own rendering.
 */
function renderingKey(block: TenantBlockInput): readonly unknown[] {
  const { branding, theme, languages, offer, insurer, frontBackground, frontPicture, messageOverrides } =
    block
  const picture = frontPicture && [frontPicture.widths, firstPictureText(block) !== '']
  return [languages, offer, messageOverrides, branding.show_fdic, insurer, frontBackground, picture, theme]
}

const firstPictureText = ({ frontPicture, languages }: TenantBlockInput): string =>
  frontPicture?.alternativeText?.[languages[0] ?? 'en'] ?? ''

function withPlaceholders(block: TenantBlockInput): TenantBlockInput {
  const of = (name: string): string => placeholders[name] ?? ''
  return {
    ...block,
    slug: of('slug'),
    branding: {
      ...block.branding,
      slug: of('slug'),
      name: of('name'),
      short_name: of('shortName'),
      logo_alt_text: of('alt'),
      logos: {
        'hor-color': of('hor-color'),
        'hor-white': of('hor-white'),
        'sq-color': of('sq-color'),
        'sq-white': of('sq-white'),
      },
      emails: { support: of('support') },
      phone_support: of('phone'),
    },
    ...(block.frontPicture && {
      frontPicture: {
        ...block.frontPicture,
        address: of('picture'),
        ...(firstPictureText(block) !== '' && {
          alternativeText: { en: of('pictureText'), es: of('pictureText') },
        }),
      },
    }),
  }
}

function filled(parts: readonly string[], block: TenantBlockInput): string {
  const values = placeholderValues(block)
  return parts.map((part, index) => (index % 2 === 0 ? part : escapeHtml(values.get(part) ?? part))).join('')
}

function placeholderValues(block: TenantBlockInput): ReadonlyMap<string, string> {
  const { slug, branding, frontPicture } = block
  const values: Readonly<Record<string, string>> = {
    slug,
    name: branding.name,
    shortName: branding.short_name,
    alt: branding.logo_alt_text,
    ...branding.logos,
    support: branding.emails.support,
    phone: branding.phone_support,
    phoneDigits: branding.phone_support.replace(/\D/g, ''),
    picture: frontPicture?.address ?? '',
    pictureText: firstPictureText(block),
  }
  return new Map(Object.entries(placeholders).map(([name, text]) => [text, values[name] ?? '']))
}

/** Throws if a page has a style attribute or an inline handler, which its policy does not allow. */
function assertAllowedByPolicy(drawing: Drawing): Drawing {
  // Quoted values are skipped: a name may look like an attribute.
  const found = /<[a-z](?:"[^"]*"|'[^']*'|[^>"'])*?\s(style|on[a-z]+)\s*=/i.exec(drawing.html)
  if (found)
    throw new Error(`a prerendered page has the attribute ${found[1]}, which the page's policy forbids`)
  if (/<\/style/i.test(drawing.css)) throw new Error("a prerendered page's styles would end their element")
  return drawing
}
