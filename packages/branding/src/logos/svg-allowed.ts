// The allow list of logos: plain geometry and its paint. Anything else is refused.

const listed = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(names.flatMap((line) => line.split(' ')))

/** Elements that may contain text, because it is read aloud or shown as a tooltip, never drawn. */
export const textElements = listed('title desc')

export const allowedElements = listed(
  'svg g defs symbol use title desc',
  'path circle ellipse rect line polyline polygon',
  'clipPath mask linearGradient radialGradient stop',
)

/** Paint, as attributes or within `style`. Filters and dashes are left out: they can take seconds to draw. */
export const paintProperties = listed(
  'fill fill-opacity fill-rule stroke stroke-opacity stroke-width',
  'stroke-linecap stroke-linejoin stroke-miterlimit paint-order vector-effect',
  'color opacity display visibility overflow stop-color stop-opacity',
  'clip-path clip-rule mask mask-type transform transform-origin transform-box',
  'color-interpolation color-rendering shape-rendering isolation',
)

const geometry = listed(
  'd points x y x1 x2 y1 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio',
  'offset gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits refX refY',
)

const description = listed(
  'id class style version baseProfile data-name role aria-label aria-labelledby aria-hidden',
)

/** Attributes without a namespace; references are checked separately. */
export const isAllowedAttribute = (name: string): boolean =>
  paintProperties.has(name) || geometry.has(name) || description.has(name)
