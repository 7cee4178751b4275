import { styled } from 'styled-components'
import { role } from '@coffer/branding/roles'
import { size, space, weight } from '../foundations/tokens.ts'

const Sign = styled.p`
  display: grid;
  /* As wide as the mark in Lato, so that the sentence does not move when Lato arrives. */
  grid-template-columns: 2.896rem minmax(0, 1fr);
  align-items: baseline;
  gap: ${space[8]};
  color: ${role('fdic')};
  font-family: 'Source Sans Pro', 'Source Sans 3', Lato, 'Lato Fallback', Arial, sans-serif;
  line-height: 1.2;

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

  em {
    font-size: 0.8125rem;
    font-style: italic;
  }
`

/**
 * The official digital sign (12 CFR 328.5): live text in fixed colors, never dismissible.
 * The wording is set by the regulation and is not translated.
 */
export function FdicSign({ on = 'surface' }: { on?: 'surface' | 'drawer' | 'log-in-panel' | undefined }) {
  return (
    <Sign data-on={on} lang="en" translate="no">
      <strong>{NAME}</strong>
      <em>{SENTENCE}</em>
    </Sign>
  )
}

const NAME = 'FDIC'
const SENTENCE = 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government'
