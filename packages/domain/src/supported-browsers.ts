/**
 * The oldest supported version of each browser: at least two years old, older than Firefox ESR, and the first Safari that
 * has all of `neededApis`. The build takes its target from here, and linting refuses what one of them lacks
 * (coffer/supported-apis).
 */
export const supportedBrowsers = {
  chrome: '124',
  edge: '124',
  firefox: '124',
  safari: '17.4',
  safari_ios: '17.4',
} as const

/**
 * What the code uses and a page asks for: every older Firefox and Safari lacks one of them, and none of those browsers does.
 * A Chrome of 120 to 123 has them all, and is not refused.
 */
export const neededApis = ['Promise.withResolvers', 'AbortSignal.any', 'URL.canParse'] as const
