import { fileURLToPath } from 'node:url'
import type { Alias, OxcOptions } from 'vite'

/** Derives the class names of styled components from their files, so that prerendering and hydration agree. */
export const stableStyles: OxcOptions = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
}

/**
 * Omits the table of vendor prefixes, which styled-components always imports but uses only with `enableVendorPrefixes`.
 * No supported browser needs them.
 */
export const withoutVendorPrefixes: Alias = {
  find: /^\.\/Prefixer\.js$/,
  replacement: fileURLToPath(new URL('src/start/no-vendor-prefixes.ts', import.meta.url)),
}
