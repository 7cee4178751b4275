import { expect, it } from 'vitest'
import { depositInsurer } from './insurer.ts'

it.each([
  [true, undefined, 'FDIC'],
  [true, 'NCUA', 'FDIC'],
  [false, undefined, 'none'],
  [false, 'NCUA', 'NCUA'],
  [false, 'FDIC', 'none'],
  [false, 'none', 'none'],
] as const)(
  'The insurer with show_fdic %s and the insurer %s in tenant.json is %s',
  (showFdic, named, insurer) => {
    expect(depositInsurer(showFdic, named)).toBe(insurer)
  },
)
