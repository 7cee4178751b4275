/**
 * The oldest supported version of each browser: at least two years old, older than Firefox ESR, and the first Safari
 * that has all of `neededApis`. The build target is derived from it, and the lint rule `coffer/supported-apis` refuses
 * an API that one of them lacks.
 */
export const supportedBrowsers = {
  chrome: '124',
  edge: '124',
  firefox: '124',
  safari: '17.4',
  safari_ios: '17.4',
} as const

/**
 * APIs that the code uses and that a page tests for: every older Firefox and Safari lacks one of them, and every
 * supported browser has them all. So does Chrome 120 to 123, which is therefore not refused.
 */
export const neededApis = ['Promise.withResolvers', 'AbortSignal.any', 'URL.canParse'] as const
