import { Fragment } from 'react'
import { styled } from 'storybook/theming'
import { explain } from '../../packages/branding/src/report.ts'
import type { BrandColors, Theme } from '../../packages/branding/src/theme.ts'

const List = styled.ul({ display: 'grid', gap: 8, margin: 0, paddingLeft: 20, lineHeight: 1.5 })
const Chip = styled.span(({ theme }) => ({
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 4,
  verticalAlign: -1,
  border: `1px solid ${theme.color.mediumdark}`,
  borderRadius: 2,
}))

/** The use of each color and why it was adjusted, with a sample of each color. */
export function Explanation({ colors, theme }: { colors: BrandColors; theme: Theme }) {
  return (
    <List aria-label="What your colors do">
      {explain(colors, theme).map((sentence) => (
        <li key={sentence}>
          {sentence.split(/(#[0-9a-f]{6})/).map((part, place) => (
            <Fragment key={`${String(place)} ${part}`}>
              {part.startsWith('#') && <Chip aria-hidden style={{ background: part }} />}
              {part}
            </Fragment>
          ))}
        </li>
      ))}
    </List>
  )
}
