/**
 * The oldest version of each browser for which the product is made: the last two years of each engine, Firefox ESR and Safari
 * 17 are newer. The build takes its target from here, and linting refuses what one of them lacks (coffer/supported-apis).
 */
export const supportedBrowsers = {
  chrome: '124',
  edge: '124',
  firefox: '124',
  safari: '17.4',
  safari_ios: '17.4',
} as const

/**
 * What the code uses and pages ask for, since any browser older than those lacks one of them, and none of those does. An
 * older Chrome that has them all is not refused: it works.
 */
export const neededApis = [
  'Promise.withResolvers',
  'Object.groupBy',
  'Map.groupBy',
  'AbortSignal.any',
  'URL.canParse',
] as const
