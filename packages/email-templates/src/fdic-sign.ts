/** 12 CFR 328.5: wording set by the regulation, never translated. */
export const fdicSign = {
  name: 'FDIC',
  sentence: 'FDIC-Insured—Backed by the full faith and credit of the U.S. Government',
} as const
