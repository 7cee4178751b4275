import type { OxcOptions } from 'vite'

/** Derives the class names of styled components from their files, so that prerendering and hydration agree. */
export const stableStyles: OxcOptions = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true, pure: true } },
}
