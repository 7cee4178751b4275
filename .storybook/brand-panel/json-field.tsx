import { styled } from 'storybook/theming'
import type { BrandingText } from './use-branding-text.ts'

const Area = styled.textarea<{ $isRefused: boolean }>(({ theme, $isRefused }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 160,
  padding: 8,
  resize: 'vertical',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${$isRefused ? theme.color.negativeText : theme.color.mediumdark}`,
  borderRadius: theme.input.borderRadius,
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  lineHeight: 1.5,
  whiteSpace: 'pre',
}))

/** The whole branding in the wire form, to paste or edit. */
export function JsonField({ branding, problemsId }: { branding: BrandingText; problemsId: string }) {
  const { text, problems, change } = branding
  return (
    <Area
      aria-label="branding.json, to paste or edit"
      aria-invalid={problems.length > 0}
      aria-describedby={problemsId}
      spellCheck={false}
      $isRefused={problems.length > 0}
      rows={14}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  )
}
