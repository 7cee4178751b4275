import { contrastReport, explain, ratioText } from '@coffer/branding/report'
import { parseBranding } from '@coffer/branding/schema'
import { createTheme } from '@coffer/branding/theme'
import * as v from 'valibot'

export const brandAnswer = v.object({
  branding: v.unknown(),
  is_own: v.boolean(),
  /** Why applications reject the branding; empty if they accept it. */
  problems: v.array(v.string()),
  explained: v.array(v.string()),
  pairs: v.array(
    v.object({
      color: v.string(),
      background: v.string(),
      ratio: v.string(),
      needed: v.string(),
      passes: v.boolean(),
    }),
  ),
})

/** A branding, with the effect of its colors on the pages. An invalid one has no theme. */
export function brandReport(branding: unknown, isOwn: boolean): v.InferOutput<typeof brandAnswer> {
  const parsed = parseBranding(branding)
  if (!parsed.ok) {
    const problems = parsed.problems.map(({ field, hint }) => `${field} ${hint}`)
    return { branding, is_own: isOwn, problems, explained: [], pairs: [] }
  }
  const theme = createTheme(parsed.branding)
  const pairs = contrastReport(theme).map(({ role, background, ratio, needed, passes }) => ({
    color: role,
    background,
    ratio: ratioText(ratio),
    needed: ratioText(needed),
    passes,
  }))
  return { branding, is_own: isOwn, problems: [], explained: [...explain(parsed.branding, theme)], pairs }
}
