/** 12 CFR 328.5: the regulation's own words, which are not translated. */
export const fdicSign = {
  name: 'FDIC',
  sentence: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
} as const
