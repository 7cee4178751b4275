import { needed } from '@coffer/branding/contrast'
import { pairings } from '@coffer/branding/pairs'
import { roles } from '@coffer/branding/roles'
import { type Block, type Declaration, parseStyles } from './styles.ts'
import { type Context, nameOf, type Node, nodeAt, nodesAt } from './syntax.ts'

/** The backgrounds of a page, its cards and dialogs; each is the ground of a component that names none. */
const page = ['background', 'surface', 'surface-sunken', 'surface-tinted']

/** The grounds that a tenant's design can give to a surface (`design-css.ts` of branding). */
const surfaces: Readonly<Record<string, readonly string[]>> = {
  pageBackground: ['background', 'surface', 'surface-sunken'],
  cardBackground: ['surface', 'surface-tinted'],
  cardInset: ['surface', 'surface-sunken'],
  cardTint: ['surface', 'primary-soft'],
}

/** Fills behind text, and lines and shadows without a meaning of their own. */
const decorative = new Set<string>([
  ...roles.filter((name) => name.endsWith('-soft') && !/^(?:text|on)-/.test(name)),
  ...roles.filter((name) => /^(?:drawer|log-in-panel|picture-panel)/.test(name)),
  ...page,
  'hairline',
  'shadow',
  'scrim',
  'disabled',
  'chart-area',
])

/** The contrast that is proven for two roles, whichever of them is the background. */
const contrasts = new Map<string, number>(
  pairings.flatMap(({ role, backgrounds, least }) =>
    backgrounds.flatMap((background) => [
      [`${role} ${background}`, least] as const,
      [`${background} ${role}`, least] as const,
    ]),
  ),
)

const isProven = (role: string, grounds: readonly string[], least: number): boolean =>
  grounds.every((ground) => (contrasts.get(`${role} ${ground}`) ?? 0) >= least)

const isText = (property: string): boolean => /^(?:-webkit-text-fill-)?color$/.test(property)
const isLine = (property: string): boolean =>
  /^(?:border|outline|stroke|box-shadow|accent-color|caret-color|text-decoration)/.test(property)
const isFill = (property: string): boolean => /^(?:background|fill)/.test(property)

/** Whether a line is outside of the block's own fill. */
const isAroundBox = ({ property, value }: Pick<Declaration, 'property' | 'value'>): boolean =>
  /^(?:border|outline)/.test(property) || (property === 'box-shadow' && !value.includes('inset'))

const named = (value: string): readonly string[] =>
  [...value.matchAll(/role\(([\w-]+)\)/g)].flatMap(([, name]) => name ?? [])

/** The roles that a block's own fill may be; none if it has none. */
function ownGrounds({ declarations }: Block): readonly string[] {
  const fill = declarations.findLast(({ property }) => /^background(?:-color)?$/.test(property))
  if (!fill || fill.value.includes('gradient')) return []
  return surfaces[fill.value.trim()] ?? named(fill.value)
}

/** The grounds of what a block contains; undefined if its template does not name them. */
function findGrounds(block: Block | undefined): readonly string[] | undefined {
  if (!block) return undefined
  const own = ownGrounds(block)
  return own.length > 0 ? own : findGrounds(block.parent)
}

/** Whether a fill that need not be visible has its own edge, or a text on it that shows where it is. */
function hasEdgeOrText(block: Block, fill: string): boolean {
  const lines = (at: Block | undefined): readonly Declaration[] =>
    at ? [...at.declarations.filter(({ property }) => isLine(property)), ...lines(at.parent)] : []
  const texts = block.declarations.filter(({ property }) => isText(property))
  return (
    lines(block).some(({ value }) => named(value).some((name) => isProven(name, page, needed.control))) ||
    texts.some(({ value }) => named(value).some((name) => isProven(name, [fill], needed.text)))
  )
}

/** What is wrong with a role in a declaration, if anything. */
function findProblem(name: string, { property, value }: Declaration, block: Block, fills: readonly string[]) {
  // A disabled control is exempt (WCAG 1.4.3); a role such as `on-drawer` names its ground, which may be elsewhere.
  const isOnGround = (grounds: readonly string[] | undefined) =>
    grounds === undefined && /(?:^|-)on-/.test(name)
  if (isText(property)) {
    const grounds = findGrounds(block)
    const least = name === 'on-disabled' ? needed.control : needed.text
    return isOnGround(grounds) || isProven(name, grounds ?? page, least)
      ? undefined
      : `text on ${(grounds ?? ['the page']).join(' or ')} (${least}:1)`
  }
  if (decorative.has(name)) return undefined
  const isMark = isLine(property) || (isFill(property) && value.includes('gradient'))
  if (!isMark && !isFill(property)) return undefined
  const grounds = findGrounds(isMark && !isAroundBox({ property, value }) ? block : block.parent)
  if (isOnGround(grounds) || isProven(name, grounds ?? page, needed.control)) return undefined
  if (fills.some((fill) => fill !== name && isProven(name, [fill], needed.control)) && !isFill(property))
    return undefined
  if (!isMark && hasEdgeOrText(block, name)) return undefined
  return `a mark on ${(grounds ?? ['the page']).join(' or ')} (${needed.control}:1)`
}

/**
 * A role is used only for what its pair in `pairings` proves: text on its ground, and lines and fills with a meaning at
 * 3:1. Otherwise it disappears for some brand, while the report of its pairs has no problem.
 */
export const provenColors = {
  create(context: Context) {
    return {
      TemplateLiteral(node: Node) {
        const expressions = nodesAt(node, 'expressions')
        const { blocks, nodeFor } = parseStyles(nodesAt(node, 'quasis'), expressions.map(describeExpression))
        const declared = blocks.flatMap((block) => block.declarations.map((at) => ({ block, at })))
        const fills = declared.filter(({ at }) => isFill(at.property)).flatMap(({ at }) => named(at.value))
        for (const { block, at } of declared)
          for (const name of named(at.value)) {
            const problem = findProblem(name, at, block, fills)
            if (problem === undefined) continue
            const message = `The role ${name} is not proven for ${problem}: use one that is, or add the pair to pairs.ts of branding.`
            context.report({ node: expressions[nodeFor(at)] ?? node, message })
          }
      },
    }
  },
}

/** An expression as a text of the style: `role(primary)`, or the name of a surface. */
function describeExpression(node: Node): string {
  const [argument] = nodesAt(node, 'arguments')
  if (nameOf(nodeAt(node, 'callee')) === 'role' && argument) return `role(${nameOf(argument)})`
  return node.type === 'Identifier' && nameOf(node) in surfaces ? nameOf(node) : '_'
}
