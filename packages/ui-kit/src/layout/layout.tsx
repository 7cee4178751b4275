import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { text, visuallyHidden } from '../foundations/text.ts'
import { measure, media, radius, type Space, space, weight } from '../foundations/tokens.ts'

const gaps = css`
  ${Object.entries(space)
    .map(([pixels, value]) => `&[data-gap='${pixels}'] { gap: ${value}; }`)
    .join('\n')}
`
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  ${gaps}

  &[data-width='form'] {
    max-width: ${measure.form};
  }

  &[data-width='reading'] {
    max-width: ${measure.reading};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gaps}

  &[data-justify='between'] {
    justify-content: space-between;
  }
`

/** One thing under the other. */
export function Stack({
  gap = 16,
  width,
  children,
}: {
  gap?: Space
  width?: 'form' | 'reading'
  children: ReactNode
}) {
  return (
    <Column data-gap={gap} data-width={width}>
      {children}
    </Column>
  )
}

/** One thing beside the other, going on below where there is no room. */
export function Cluster({
  gap = 16,
  justify = 'start',
  children,
}: {
  gap?: Space
  justify?: 'start' | 'between'
  children: ReactNode
}) {
  return (
    <Row data-gap={gap} data-justify={justify}>
      {children}
    </Row>
  )
}

const CardFrame = styled.section`
  padding: ${space[24]} ${space[16]};
  border: 1px solid ${role('hairline')};
  border-radius: ${radius};
  background: ${role('surface')};

  &[data-flush='true'] {
    padding: 0;
  }

  ${media.drawer} {
    padding: ${space[24]};
  }
`

/** A white sheet with a hairline around it. `isFlush` leaves the padding to what it holds. */
export function Card({
  label,
  isFlush = false,
  children,
}: {
  label?: string | undefined
  isFlush?: boolean
  children: ReactNode
}) {
  return (
    <CardFrame aria-label={label} data-flush={isFlush}>
      {children}
    </CardFrame>
  )
}

const HeadingFrame = styled.header`
  display: grid;
  gap: ${space[12]};
`
const Title = styled.h1`
  ${text.title}
`
const Lead = styled.div`
  ${text.body}
  max-width: ${measure.reading};
  color: ${role('text-soft')};
`

/** The one h1 of a screen, and a short why under it. */
export function PageHeading({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <HeadingFrame>
      <Title tabIndex={-1}>{title}</Title>
      {children && <Lead>{children}</Lead>}
    </HeadingFrame>
  )
}

/** A heading of a part of a screen. */
export const SectionHeading = styled.h2`
  ${text.heading}
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  max-width: ${measure.dashboard};

  ${media.columns} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space[32]};
  }
`

/** From 1024 px the main column beside a narrower one; before that, under each other. */
export function TwoColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <Columns>
      <Column data-gap={24}>{main}</Column>
      <Column data-gap={24}>{side}</Column>
    </Columns>
  )
}

const Setting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]} ${space[16]};
  padding-block: ${space[16]};
  border-block-end: 1px solid ${role('hairline')};

  &:first-child {
    padding-block-start: 0;
  }

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }
`
const SettingLabel = styled.span`
  ${text.small}
  color: ${role('text-soft')};
`
const SettingValue = styled.span`
  grid-column: 1;
`
const SettingAction = styled.span`
  grid-area: 1 / 2 / span 2;
`

/** What is set, to what, and the way to change it. */
export function SettingsRow({
  label,
  value,
  action,
}: {
  label: ReactNode
  value: ReactNode
  action?: ReactNode
}) {
  return (
    <Setting>
      <SettingLabel>{label}</SettingLabel>
      <SettingValue>{value}</SettingValue>
      {action && <SettingAction>{action}</SettingAction>}
    </Setting>
  )
}

const Definitions = styled.dl`
  display: grid;

  &:first-child > :first-child {
    padding-block-start: 0;
  }
`
const Definition = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[24]};
  padding-block: ${space[12]};
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    padding-block-end: 0;
    border-block-end: 0;
  }

  dt {
    color: ${role('text-soft')};
  }

  dd {
    font-weight: ${weight.bold};
  }
`

export interface DefinitionItem {
  label: string
  value: ReactNode
}

/** Names and their values, in rows. */
export function DefinitionList({ items }: { items: readonly DefinitionItem[] }) {
  return (
    <Definitions>
      {items.map((item) => (
        <Definition key={item.label}>
          <dt>{item.label}</dt>
          <dd>{item.value}</dd>
        </Definition>
      ))}
    </Definitions>
  )
}

/** Read by assistive technology, not drawn. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
