import type { Insurer } from '@coffer/branding/insurer'

/** FDIC: 12 CFR 328.5, NCUA: 12 CFR 740.4. The regulations prescribe the wording, so it is never translated. */
export const insurerSigns = {
  FDIC: {
    name: 'FDIC',
    sentence: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
  },
  NCUA: {
    name: 'NCUA',
    sentence:
      'Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. National Credit Union Administration, a U.S. Government Agency.',
  },
} as const satisfies Record<Exclude<Insurer, 'none'>, { name: string; sentence: string }>
