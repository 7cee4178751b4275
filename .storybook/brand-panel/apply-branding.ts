import { FORCE_REMOUNT } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { applyTenant } from '../tenants.ts'
import { editedBranding, onBrandingEdited } from './edited-branding.ts'

/** Debounces typing, as each change restarts the story. */
const pause = 250

let applied: { slug: string; text: string | null; drawn: string } | null = null
let shown: string | null = null
let waiting: ReturnType<typeof setTimeout> | undefined

/** Applies the tenant's branding, or the one edited in the panel, to the document before a story is rendered. */
export function applyBranding(slug: string, storyId: string): void {
  shown = storyId
  const edited = editedBranding(slug)
  const text = edited?.text ?? null
  if (applied?.slug === slug && applied.text === text) return
  const { branding, logos } = applyTenant(slug, edited?.wire)
  // Colors are CSS variables, which a rendered story follows. All else is read when it renders.
  const { colorPrimary: _primary, colorSecondary: _secondary, ...read } = branding
  applied = { slug, text, drawn: JSON.stringify([read, logos]) }
}

onBrandingEdited(() => {
  if (!applied || shown === null) return
  const { slug, drawn } = applied
  const storyId = shown
  applyBranding(slug, storyId)
  if (applied.drawn === drawn) return
  clearTimeout(waiting)
  waiting = setTimeout(() => addons.getChannel().emit(FORCE_REMOUNT, { storyId }), pause)
})
