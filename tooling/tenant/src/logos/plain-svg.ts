import { optimize } from 'svgo/browser'

/** Only what a drawing program adds to plain geometry: nothing that changes the drawing. */
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
 * An SVG with the rules of its style sheet as attributes of the elements that they apply to: Illustrator and others export
 * classes by default. A text that is no SVG is answered as it is, for the check to say why.
 */
export function plainSvg(svg: string): string {
  try {
    return optimize(svg, { plugins: [...plugins], js2svg: { pretty: false } }).data
  } catch {
    return svg
  }
}
