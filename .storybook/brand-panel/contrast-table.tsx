import { styled } from 'storybook/theming'
import { needed as asked } from '../../packages/branding/src/contrast.ts'
import { type ContrastRow, contrastReport, ratioText } from '../../packages/branding/src/report.ts'
import type { ThemeColors } from '../../packages/branding/src/theme.ts'
import { RoleName } from './roles/role-name.tsx'
import { RoleUses } from './roles/role-uses-count.tsx'

const Scrolling = styled.section(({ theme }) => ({
  maxHeight: 480,
  overflow: 'auto',
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
}))
const Table = styled.table(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: theme.typography.size.s1,
  'th, td': { padding: '4px 8px', textAlign: 'start', borderBottom: `1px solid ${theme.appBorderColor}` },
  thead: { position: 'sticky', top: 0, background: theme.background.content },
}))
const Sample = styled.span(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 8px',
  fontWeight: 700,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 3,
}))
const Mark = styled.span({ display: 'block', width: 18, height: 14, borderRadius: 2 })
const Figure = styled.td({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/**
 * Every color on each of its backgrounds: first those derived from the brand's colors, each group by ascending
 * contrast.
 */
export function ContrastTable({ colors }: { colors: ThemeColors }) {
  const rows = contrastReport({ colors }).toSorted(
    (one, other) => relativeContrast(one) - relativeContrast(other),
  )
  const failing = rows.filter(({ passes }) => !passes).length
  return (
    <>
      <div>
        {failing === 0
          ? `All ${String(rows.length)} pairs hold what WCAG 2.2 AA asks.`
          : `${String(failing)} of ${String(rows.length)} pairs do not hold.`}
      </div>
      <RoleUses />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <Scrolling aria-label="Contrast of every pair" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {['Sample', 'What', 'On', 'Ratio', 'Needed'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <Rows title="Your colors" rows={rows.filter(isBrandPair)} colors={colors} />
          <Rows title="Ink and states" rows={rows.filter((row) => !isBrandPair(row))} colors={colors} />
        </Table>
      </Scrolling>
    </>
  )
}

interface RowsProps {
  title: string
  rows: readonly ContrastRow[]
  colors: ThemeColors
}

function Rows({ title, rows, colors }: RowsProps) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {rows.map(({ role, background, ratio, needed, passes }) => (
        <tr key={`${role} ${background}`} title={`${colors[role]} on ${colors[background]}`}>
          <td>
            <Sample aria-hidden style={{ color: colors[role], background: colors[background] }}>
              {needed === asked.text ? 'Aa' : <Mark style={{ background: colors[role] }} />}
            </Sample>
          </td>
          <td>
            <RoleName role={role} />
          </td>
          <td>
            <RoleName role={background} isShort />
          </td>
          <Figure>
            {ratioText(ratio)} {passes ? '✓' : 'too low'}
          </Figure>
          <Figure>{ratioText(needed)}</Figure>
        </tr>
      ))}
    </tbody>
  )
}

const relativeContrast = ({ ratio, needed }: ContrastRow) => ratio / needed

const isBrandPair = ({ role }: ContrastRow) =>
  /^(?:link|focus|chart|on-(?:primary|drawer|log-in-panel))|primary/.test(role)
