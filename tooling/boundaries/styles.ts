import type { Node } from './syntax.ts'

export type Declaration = {
  readonly property: string
  readonly value: string
  /** The position of its end, to find the expression before it. */
  readonly end: number
}
export type Block = {
  readonly parent: Block | undefined
  readonly declarations: Declaration[]
}

function cookedText(quasi: Node): string {
  const value = quasi['value']
  if (typeof value !== 'object' || value === null || !('raw' in value)) return ''
  return typeof value.raw === 'string' ? value.raw : ''
}

/**
 * The blocks of a styled-components template with their declarations, outer blocks first. `nodeFor` finds the index of the last
 * expression of a declaration.
 */
export function parseStyles(quasis: readonly Node[], expressions: readonly string[]) {
  let css = ''
  const starts: number[] = []
  for (const [index, quasi] of quasis.entries()) {
    css += cookedText(quasi)
    const expression = expressions[index]
    if (expression === undefined) continue
    starts.push(css.length)
    css += expression
  }
  return {
    blocks: parseBlocks(blankComments(css)),
    nodeFor: ({ end }: Declaration) => lastBefore(starts, end),
  }
}

/** Spaces in place of comments, so that positions stay the same. */
const blankComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => {
      if (index === 0) return part
      const [comment = '', ...rest] = part.split('*/')
      return `${' '.repeat(comment.length + 4)}${rest.join('*/')}`
    })
    .join('')

function lastBefore(starts: readonly number[], end: number): number {
  return starts.findLastIndex((start) => start < end)
}

function parseBlocks(css: string): readonly Block[] {
  let block: Block = { parent: undefined, declarations: [] }
  const blocks = [block]
  let begin = 0
  for (const { 0: mark, index } of css.matchAll(/[{};]/g)) {
    const text = css.slice(begin, index)
    begin = index + 1
    if (mark === '{') {
      block = { parent: block, declarations: [] }
      blocks.push(block)
      continue
    }
    const declaration = parseDeclaration(text, index)
    if (declaration) block.declarations.push(declaration)
    if (mark === '}') block = block.parent ?? block
  }
  return blocks
}

/** The last `property: value` of a text; a mixin may precede it. */
function parseDeclaration(text: string, end: number): Declaration | undefined {
  const colon = text.indexOf(':')
  const property = /[\w-]+$/.exec(text.slice(0, Math.max(0, colon)).trimEnd())?.[0]
  return property === undefined ? undefined : { property, value: text.slice(colon + 1).trim(), end }
}
