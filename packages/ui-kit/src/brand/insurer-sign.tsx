import { designVariable } from '@coffer/branding/design-variables'
import type { Insurer } from '@coffer/branding/insurer'
import { role } from '@coffer/branding/roles'
import { styled } from 'styled-components'
import { size, space, weight } from '../foundations/tokens.ts'

const Sign = styled.p`
  display: grid;
  /* The first column has the width of the mark in Lato, so that the sentence does not move when Lato loads. */
  grid-template-columns: 2.896rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[8]};
  color: ${role('fdic')};
  font-family: 'Source Sans Pro', 'Source Sans 3', ${designVariable('text-font')};
  line-height: 1.2;

  &[data-insurer='NCUA'] {
    grid-template-columns: 3.5rem minmax(0, 1fr);
  }

  &[data-on='drawer'] {
    color: ${role('fdic-on-drawer')};
  }

  &[data-on='log-in-panel'] {
    color: ${role('fdic-on-log-in-panel')};
  }

  strong {
    font-size: ${size[20]};
    font-weight: ${weight.black};
    letter-spacing: 0.01em;
    white-space: nowrap;
  }

  em,
  span {
    font-size: 0.8125rem;
  }

  em {
    font-style: italic;
  }
`

const FDIC = 'FDIC'
const FDIC_SENTENCE = 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government'
const NCUA = 'NCUA'
const NCUA_SENTENCE =
  'Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. National Credit Union Administration, a U.S. Government Agency.'

interface InsurerSignProps {
  insurer: Exclude<Insurer, 'none'>
  on?: 'surface' | 'drawer' | 'log-in-panel' | undefined
}

/**
 * The official sign of the deposit insurer (FDIC: 12 CFR 328.5; NCUA: 12 CFR 740.4): text in fixed colors, never
 * dismissible. The regulations prescribe the wording, so it is not translated.
 */
export function InsurerSign({ insurer, on = 'surface' }: InsurerSignProps) {
  return (
    <Sign data-insurer={insurer} data-on={on} lang="en" translate="no">
      <strong>{insurer === 'FDIC' ? FDIC : NCUA}</strong>
      {insurer === 'FDIC' ? <em>{FDIC_SENTENCE}</em> : <span>{NCUA_SENTENCE}</span>}
    </Sign>
  )
}
