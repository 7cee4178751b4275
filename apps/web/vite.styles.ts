import type { OxcOptions } from 'vite'

/** Names styled components by their file, so that what is prerendered and what hydrates agree on every class. */
export const stableStyles: OxcOptions = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
}
