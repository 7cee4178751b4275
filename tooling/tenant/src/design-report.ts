import type { Design, FrontPage, FrontPicture, Shape, Surface } from '@coffer/branding/design'
import { headingTypefaceOf } from '@coffer/branding/font-faces'
import { depositInsurer, type Insurer } from '@coffer/branding/insurer'
import type { CheckedTenant } from './check/check-tenant.ts'
import { readFonts } from './fonts/font-files.ts'

/** Explanation of a valid tenant's design and insurer, field by field. */
export function designReport({ branding, tenant }: CheckedTenant): readonly string[] {
  const { design, insurer } = tenant
  return [
    typefaces(design),
    `Corners are ${corners[design.shape]}; cards ${cards[design.surface]}.`,
    frontPage(design.frontPage),
    signs[depositInsurer(branding.showFdic, insurer)],
  ].map((sentence) => `  ${sentence}`)
}

const corners: Record<Shape, string> = { soft: 'soft (4 px)', square: 'square', round: 'round' }

const cards: Record<Surface, string> = {
  hairline: 'have a hairline',
  tinted: 'have a tint of your primary color',
  raised: 'have a shadow, and a hairline on dark pages',
}

const signs: Record<Insurer, string> = {
  FDIC: 'The FDIC sign is shown.',
  NCUA: 'The NCUA sign is shown.',
  none: 'No sign of a deposit insurer is shown.',
}

function typefaces(design: Design): string {
  const [text, headings] = [design.textTypeface, headingTypefaceOf(design)]
  const fonts = [...readFonts(design).values()]
  const preloaded = fonts.filter(({ isPreloaded }) => isPreloaded)
  const bytes = preloaded.reduce((sum, { content }) => sum + content.length, 0)
  const files =
    fonts.length === 0
      ? ''
      : `, in ${fonts.length} font files; the log-in page preloads ${preloaded.length} of them (${Math.round(bytes / 1000)} kB)`
  return `${text === headings ? `All text is in ${text}` : `Text is in ${text}, headings in ${headings}`}${files}.`
}

function frontPage({ tone, pattern, focalPoint: { x, y }, picture }: FrontPage): string {
  if (picture) return frontPicture(picture)
  const background =
    tone === 'light'
      ? 'has a light background and your color logo'
      : 'has the background derived from your primary color'
  const drawn =
    pattern === 'none'
      ? 'without a pattern'
      : pattern === 'lines'
        ? 'with fine lines'
        : `with ${pattern} from ${x} % of its width and ${y} % of its height`
  return `The brand's half of the log-in page ${background}, ${drawn}.`
}

function frontPicture({ file, focalPoint: { x, y }, alternativeText }: FrontPicture): string {
  const alternative = alternativeText
    ? 'with an alternative text'
    : 'as decoration, without an alternative text'
  return (
    `On wide screens, the brand's half of the log-in page has ${file} ${alternative}, cropped around ${x} % of its width and ` +
    `${y} % of its height. Behind text it is darkened with the darkest shade of your primary color, so that white text is legible everywhere.`
  )
}
