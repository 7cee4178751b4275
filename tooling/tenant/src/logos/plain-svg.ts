import { optimize } from 'svgo/browser'

/** Plugins that remove a drawing program's additions to plain geometry, and do not change the drawing. */
const plugins = [
  'removeXMLProcInst',
  'removeDoctype',
  'removeComments',
  'removeMetadata',
  'removeEditorsNSData',
  'cleanupEnableBackground',
  'mergeStyles',
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
  'removeUnusedNS',
] as const

/**
 * An SVG with the rules of its style sheet as attributes of the elements: Illustrator and other programs export classes
 * by default. A text that is not SVG is returned unchanged, so that the check reports it.
 */
export function plainSvg(svg: string): string {
  try {
    return optimize(svg, { plugins: [...plugins], js2svg: { pretty: false } }).data
  } catch {
    return svg
  }
}
