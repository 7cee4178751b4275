import { role } from '@coffer/branding/roles'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { Grid, Part, Specimen } from '../page/sheet.tsx'

const Face = styled.p`
  font-size: ${size[32]};
  line-height: 1.2;
`
const Heading = styled.h3`
  font-size: ${size[32]};
`
const Step = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[16]};
  align-items: baseline;
  line-height: 1.2;

  small {
    width: 3rem;
    font-size: ${size[14]};
    color: ${role('text-soft')};
  }
`

const weights = [
  ['Regular', weight.regular],
  ['Bold', weight.bold],
  ['Black', weight.black],
] as const

/** The first font family in a custom property of the page; null if the page does not set it. */
function firstFamily(property: '--text-font' | '--heading-font'): string | null {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(property)
  return /^\s*['"]?([\w ]+)/.exec(stack)?.[1] ?? null
}

const steps = [
  [44, 'Your savings, at a glance', weight.black],
  [32, 'How much would you like to start with?', weight.black],
  [24, 'Recent transactions', weight.black],
  [20, 'High-yield savings', weight.bold],
  [16, 'A transfer takes one to two business days.', weight.regular],
  [14, 'Nov 20, 2026 · Pending', weight.regular],
] as const

/** The tenant's typeface in three weights and six sizes, and the typeface of its headings. */
export function Typography() {
  const family = firstFamily('--text-font') ?? 'Lato'
  const heading = firstFamily('--heading-font') ?? family
  return (
    <Part
      title="Type"
      lead={`${family === heading ? `${family} everywhere` : `${family}, and ${heading} for headings`}, from our own files. Sizes are pixels at the reader’s default size.`}
    >
      <Grid $least="12rem">
        {weights.map(([name, value]) => (
          <Specimen key={name} name={`${family} ${name}, ${value}`}>
            <Face style={{ fontWeight: value }}>Aa Ññ Éé 1,234.50</Face>
          </Specimen>
        ))}
      </Grid>
      {heading !== family && (
        <Specimen name={`${heading}, headings`}>
          <Heading>Aa Ññ Éé 1,234.50</Heading>
        </Specimen>
      )}
      <Specimen name="Sizes">
        {steps.map(([pixels, sample, value]) => (
          <Step key={pixels}>
            <small>{pixels} px</small>
            <span style={{ fontSize: size[pixels], fontWeight: value }}>{sample}</span>
          </Step>
        ))}
      </Specimen>
    </Part>
  )
}
