import { type Context, isNode, nameOf, type Node, nodeAt, nodesAt } from './syntax.ts'

const message =
  'A browser’s translator replaces bare text, which React then cannot find: give it an element of its own.'
const visible = /[^\s]/

/** Whether a node contains JSX, so that its value is an element rather than text. */
function containsElement(node: Node): boolean {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return true
  return Object.entries(node).some(([field, value]) => {
    if (field === 'parent') return false
    return (Array.isArray(value) ? value : [value]).some((child) => isNode(child) && containsElement(child))
  })
}

/** The parts of a child that may be text: itself, or either branch of a condition. */
function findLeaves(node: Node | undefined): readonly Node[] {
  if (!node) return []
  switch (node.type) {
    case 'JSXExpressionContainer':
      return findLeaves(nodeAt(node, 'expression'))
    case 'ConditionalExpression':
      return [...findLeaves(nodeAt(node, 'consequent')), ...findLeaves(nodeAt(node, 'alternate'))]
    case 'LogicalExpression':
      return [
        ...(node['operator'] === '&&' ? [] : findLeaves(nodeAt(node, 'left'))),
        ...findLeaves(nodeAt(node, 'right')),
      ]
    default:
      return [node]
  }
}

const nothing = new Set(['TSUndefinedKeyword', 'TSNullKeyword'])

function isTextType(type: Node | undefined): boolean {
  if (type?.type === 'TSUnionType') {
    const members = nodesAt(type, 'types').filter((member) => !nothing.has(member.type))
    return members.length > 0 && members.every(isTextType)
  }
  return type?.type === 'TSStringKeyword' || type?.type === 'TSNumberKeyword'
}

/** The declarations of a file: the properties that it types as text, and the names whose values are elements. */
interface Names {
  readonly texts: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
}

function isText(leaf: Node, { texts, elements }: Names): boolean {
  switch (leaf.type) {
    case 'JSXText':
    case 'Literal':
      return typeof leaf['value'] === 'number' || visible.test(nameOf(leaf))
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'CallExpression': {
      const callee = nodeAt(leaf, 'callee')
      return !elements.has(nameOf(callee)) && nameOf(callee) !== 'children' && !containsElement(leaf)
    }
    case 'Identifier':
      return texts.has(nameOf(leaf)) && !elements.has(nameOf(leaf))
    case 'MemberExpression':
      return texts.has(nameOf(nodeAt(leaf, 'property')))
    default:
      return false
  }
}

/** Whether a child is not rendered: a line break between two lines of JSX, or a comment. A space is rendered, and counts as a sibling. */
const isEmpty = (child: Node): boolean =>
  child.type === 'JSXText'
    ? /^\s*\n\s*$/.test(nameOf(child))
    : nodeAt(child, 'expression')?.type === 'JSXEmptyExpression'

/**
 * Text beside siblings or in a fragment is a node that React keeps. The only child of an element is not: React sets the
 * element's whole content. A property typed as `ReactNode` may be text too: every-story.spec.ts finds such nodes in the
 * rendered stories.
 */
export const noBareText = {
  create(context: Context) {
    const parents: Node[] = []
    const texts = new Set<string>()
    const elements = new Set<string>()
    return {
      TSPropertySignature(node: Node) {
        const annotation = nodeAt(node, 'typeAnnotation')
        if (annotation && isTextType(nodeAt(annotation, 'typeAnnotation')))
          texts.add(nameOf(nodeAt(node, 'key')))
      },
      VariableDeclarator(node: Node) {
        const value = nodeAt(node, 'init')
        const name = nameOf(nodeAt(node, 'id'))
        if (value && containsElement(value)) elements.add(name)
        else if (value && findLeaves(value).some((leaf) => isText(leaf, { texts, elements }))) texts.add(name)
      },
      FunctionDeclaration(node: Node) {
        if (containsElement(node)) elements.add(nameOf(nodeAt(node, 'id')))
      },
      JSXElement(node: Node) {
        parents.push(node)
      },
      JSXFragment(node: Node) {
        parents.push(node)
      },
      'Program:exit'() {
        for (const parent of parents) {
          const children = nodesAt(parent, 'children').filter((child) => !isEmpty(child))
          if (parent.type === 'JSXElement' && children.length < 2) continue
          for (const leaf of children.flatMap(findLeaves))
            if (isText(leaf, { texts, elements })) context.report({ node: leaf, message })
        }
      },
    }
  },
}
