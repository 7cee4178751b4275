import { supportedBrowsers } from '@coffer/domain/supported-browsers'

/** The build targets, from the supported browsers: "chrome124", "ios17.4". */
export const target = Object.entries(supportedBrowsers).map(
  ([browser, version]) => browser.replace('safari_', '') + version,
)
