import { createDarkColors } from '@coffer/branding/dark-theme'
import { colorName, contrastReport, explain } from '@coffer/branding/report'
import { type Role, role, roles } from '@coffer/branding/roles'
import type { Branding } from '@coffer/branding/schema'
import type { Theme } from '@coffer/branding/theme'
import { BulletList } from '@coffer/ui-kit/bullet-list'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { Grid, Part, Specimen } from '../page/sheet.tsx'
import { worstContrast } from './worst-contrast.ts'
import { roleGroups } from './role-uses.ts'

const Swatch = styled.div`
  border: 1px solid ${role('hairline')};
  border-radius: 0.25rem;
`
const Given = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  break-inside: avoid;

  ${Swatch} {
    height: 6rem;
  }
`
const Line = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr);
  gap: ${space[12]};
  align-items: start;
  break-inside: avoid;
  font-size: ${size[14]};
  line-height: 1.35;

  ${Swatch} {
    height: 2.75rem;
  }

  b {
    font-weight: ${weight.bold};
  }

  code {
    font-family: inherit;
    font-variant-numeric: tabular-nums;
  }

  span {
    color: ${role('text-soft')};
  }
`

/** The two given colors, their adjustments, and every derived color. */
export function Colors({ branding, theme }: { branding: Branding; theme: Theme }) {
  const dark = createDarkColors(branding)
  const rows = [...contrastReport(theme), ...contrastReport({ colors: dark })]
  const given = [
    ['Primary, as you gave it', branding.colorPrimary],
    ['Secondary, as you gave it', branding.colorSecondary],
  ] as const
  return (
    <>
      <Part
        title="Colors"
        lead="Two colors are given; all others are derived from them, so that every text reads at 4.5:1 or better and every control at 3:1 (WCAG 2.2 AA)."
        opensPage
      >
        <Grid $least="13rem">
          {given.map(([name, hex]) => (
            <Given key={name}>
              <Swatch style={{ background: hex }} />
              <p>
                <b>{name}</b>
                <br />
                {colorName(hex)}, {hex}
              </p>
            </Given>
          ))}
        </Grid>
        <Specimen name="Their use, and what was corrected and why">
          <BulletList items={explain(branding, theme)} />
        </Specimen>
      </Part>
      <Part
        title="Every color by its use"
        lead="On light pages, and on dark ones, for readers whose system or choice is dark."
      >
        {roleGroups.map((group) => (
          <Specimen key={group.name} name={group.name} mayBreak>
            <Grid $least="18rem" $isTight>
              {roles
                .filter((name) => name in group.uses)
                .map((name) => (
                  <RoleLine
                    key={name}
                    name={name}
                    use={group.uses[name]}
                    hex={theme.colors[name]}
                    dark={dark[name]}
                    contrast={worstContrast(name, rows)}
                  />
                ))}
            </Grid>
          </Specimen>
        ))}
      </Part>
    </>
  )
}

interface RoleLineProps {
  name: Role
  use: string | undefined
  hex: string
  /** The color of the role on dark pages. */
  dark: string
  contrast: string
}

function RoleLine({ name, use, hex, dark, contrast }: RoleLineProps) {
  return (
    <Line>
      <Swatch style={{ background: `linear-gradient(90deg, ${hex} 50%, ${dark} 50%)` }} />
      <p>
        <b>{name}</b> <code>{hex === dark ? hex : `${hex}, ${dark}`}</code>
        <br />
        {use}
        {contrast !== '' && (
          <>
            <br />
            <span>{contrast}</span>
          </>
        )}
      </p>
    </Line>
  )
}
