import { needed } from '@coffer/branding/contrast'
import { pairings } from '@coffer/branding/pairs'
import { describe, expect, it } from 'vitest'
import { buttonColors } from './button-styles.ts'

/** The contrast that is proven for a role on a ground, whichever of the two the pair names first. */
function provenContrast(role: string, ground: string): number {
  const pairs = pairings.filter(({ role: one, backgrounds }) =>
    backgrounds.some((other) => (one === role && other === ground) || (one === ground && other === role)),
  )
  return Math.max(0, ...pairs.map(({ least }) => least))
}

const page = ['background', 'surface', 'surface-sunken', 'surface-tinted']

const states = Object.entries(buttonColors).flatMap(([variant, byState]) =>
  Object.entries(byState).map(([state, colors]) => ({ variant, state, colors })),
)

// An edge in the color of the fill is not seen by itself: the text shows where the button is.
const edged = states.filter(
  ({ state, colors }) =>
    state !== 'disabled' && colors.border !== 'transparent' && colors.border !== colors.background,
)

describe('the colors of a button, for any brand', () => {
  it.each(states)('The text of a $variant button, $state, is legible on its fill', ({ state, colors }) => {
    const grounds = colors.background === 'transparent' ? page : [colors.background]
    // A disabled control is exempt from WCAG 1.4.3, and yet its text is visible.
    const least = state === 'disabled' ? needed.control : needed.text
    for (const ground of grounds) expect(provenContrast(colors.text, ground)).toBeGreaterThanOrEqual(least)
  })

  it.each(edged)('The edge of a $variant button, $state, is visible on a page', ({ colors }) => {
    for (const ground of page)
      expect(provenContrast(colors.border, ground)).toBeGreaterThanOrEqual(needed.control)
  })
})
