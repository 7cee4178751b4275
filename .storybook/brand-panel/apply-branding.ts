import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Appearance, applyTenant } from '../tenants.ts'
import { editedBranding, onBrandingEdited } from './edited-branding.ts'

/** Debounces typing, as each change restarts the story. */
const pause = 250

interface Shown {
  slug: string
  appearance: Appearance
  storyId: string
}

let applied: { of: string; text: string | null; drawn: string } | null = null
let shown: Shown | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** Applies the tenant's branding, or the one edited in the panel, to the document before a story is rendered. */
export function applyBranding(story: Shown): void {
  shown = story
  const { slug, appearance } = story
  const of = `${slug} ${appearance}`
  const edited = editedBranding(slug)
  const text = edited?.text ?? null
  if (applied?.of === of && applied.text === text) return
  const { branding, logos } = applyTenant(slug, appearance, edited?.wire)
  // Colors are CSS variables, which a rendered story follows. All else is read when it renders.
  const { colorPrimary: _primary, colorSecondary: _secondary, ...read } = branding
  applied = { of, text, drawn: JSON.stringify([read, logos]) }
}

onBrandingEdited(() => {
  if (!applied || shown === null) return
  const { drawn } = applied
  const { storyId } = shown
  applyBranding(shown)
  if (applied.drawn === drawn) return
  clearTimeout(waiting)
  waiting = setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId }), pause)
})
