import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { measure, media, space } from '../foundations/tokens.ts'
import { PageHeading, SectionHeading } from '../layout/layout.tsx'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]};
  max-width: ${measure.list};
`
const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]} ${space[32]};
  align-items: start;

  ${media.columns} {
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
  }
`
const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
`

/** A page of settings in groups. */
export function SettingsPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <PageHeading title={title} />
      {children}
    </Frame>
  )
}

/** Settings that belong together. Their heading is above them, or beside them from 1024 px. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <SectionHeading>{title}</SectionHeading>
      <Settings>{children}</Settings>
    </Group>
  )
}
