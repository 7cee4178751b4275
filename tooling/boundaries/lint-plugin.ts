import { analyse } from 'scslre'

import { noBareText } from './bare-text.ts'
import { provenColors } from './proven-colors.ts'
import { supportedApis } from './supported-apis.ts'
import { type Context, nameOf, type Node, nodeAt, nodesAt } from './syntax.ts'

/** A hex color; `&#8199;` is a character reference of HTML. */
const hexColor = /(?<!&)#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\w-])/i
const letter = /\p{L}/u
/** The key of a message, `alerts.forbidden`, which a component looks up itself. */
const messageKey = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/** Attributes and props whose text a person reads or hears. */
const readableAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'heading',
  'hint',
  'label',
  'lead',
  'placeholder',
  'title',
])

/** The texts that may be the value of an expression: itself, or either branch of a condition. */
function literalTexts(node: Node | undefined): readonly Node[] {
  if (!node) return []
  switch (node.type) {
    case 'Literal':
      return letter.test(nameOf(node)) && !messageKey.test(nameOf(node)) ? [node] : []
    case 'TemplateLiteral':
      return nodesAt(node, 'quasis').some((quasi) => letter.test(rawText(quasi))) ? [node] : []
    case 'ConditionalExpression':
      return [...literalTexts(nodeAt(node, 'consequent')), ...literalTexts(nodeAt(node, 'alternate'))]
    case 'LogicalExpression':
      return [...literalTexts(nodeAt(node, 'left')), ...literalTexts(nodeAt(node, 'right'))]
    case 'JSXExpressionContainer':
      return literalTexts(nodeAt(node, 'expression'))
    default:
      return []
  }
}

function rawText(quasi: Node): string {
  const value = quasi['value']
  if (typeof value !== 'object' || value === null || !('raw' in value)) return ''
  return typeof value.raw === 'string' ? value.raw : ''
}

const noLiteralText = {
  create(context: Context) {
    const message = 'Take text that people read from messages, so that it exists in every language.'
    return {
      JSXText(node: Node) {
        if (letter.test(nameOf(node))) context.report({ node, message })
      },
      JSXExpressionContainer(node: Node) {
        if (node.parent?.type !== 'JSXElement' && node.parent?.type !== 'JSXFragment') return
        for (const text of literalTexts(node)) context.report({ node: text, message })
      },
      JSXAttribute(node: Node) {
        if (!readableAttributes.has(nameOf(nodeAt(node, 'name')))) return
        for (const text of literalTexts(nodeAt(node, 'value'))) context.report({ node: text, message })
      },
    }
  },
}

const noHexColor = {
  create(context: Context) {
    const message = 'Use a color of the theme: only branding and tenants hold hex values.'
    return {
      Literal(node: Node) {
        const value = node['value']
        if (typeof value === 'string' && hexColor.test(value)) context.report({ node, message })
      },
      TemplateElement(node: Node) {
        if (hexColor.test(rawText(node))) context.report({ node, message })
      },
    }
  },
}

const factories = new Set(['queryOptions', 'infiniteQueryOptions', 'mutationOptions'])
const cacheMethods =
  /^(?:ensure|fetch|get|set|prefetch|invalidate|cancel|remove|reset|refetch)(?:\w*Quer(?:y|ies)\w*)$|^invalidate$|^forget$/

/** Whether a key is an array literal with a text in it, rather than one from an option factory. */
const isLiteralKey = (node: Node | undefined): node is Node =>
  node?.type === 'ArrayExpression' && nodesAt(node, 'elements').some(({ type }) => type === 'Literal')

const noLiteralQueryKey = {
  create(context: Context) {
    const message = 'Use the option factory’s queryKey: only the factory writes the key.'
    return {
      Property(node: Node) {
        if (!/^(?:query|mutation)Key$/.test(nameOf(nodeAt(node, 'key')))) return
        const value = nodeAt(node, 'value')
        const call = node.parent?.parent
        const isInFactory = call?.type === 'CallExpression' && factories.has(nameOf(nodeAt(call, 'callee')))
        if (isLiteralKey(value) && !isInFactory) context.report({ node: value, message })
      },
      CallExpression(node: Node) {
        const callee = nodeAt(node, 'callee')
        const called = callee?.type === 'MemberExpression' ? nodeAt(callee, 'property') : callee
        if (!cacheMethods.test(nameOf(called))) return
        for (const argument of nodesAt(node, 'arguments'))
          if (isLiteralKey(argument)) context.report({ node: argument, message })
      },
    }
  },
}

const noMachineClock = {
  create(context: Context) {
    const message =
      'Do not depend on the machine’s date: use the bank’s clock, providerNow(), pageNow() of a test’s page, or performance.now() for a duration.'
    const isDate = (node: Node | undefined) => node?.type === 'Identifier' && nameOf(node) === 'Date'
    return {
      MemberExpression(node: Node) {
        const [of, read] = [nodeAt(node, 'object'), nameOf(nodeAt(node, 'property'))]
        const isTemporal = of?.type === 'Identifier' && nameOf(of) === 'Temporal'
        if ((isDate(of) && read === 'now') || (isTemporal && read === 'Now'))
          context.report({ node, message })
      },
      NewExpression(node: Node) {
        if (isDate(nodeAt(node, 'callee')) && nodesAt(node, 'arguments').length === 0)
          context.report({ node, message })
      },
      CallExpression(node: Node) {
        if (isDate(nodeAt(node, 'callee'))) context.report({ node, message })
      },
    }
  },
}

/** Methods that use the machine's language unless they are given another, with the index of that argument. */
const languageAt: ReadonlyMap<string, number> = new Map([
  ['localeCompare', 1],
  ['toLocaleDateString', 0],
  ['toLocaleLowerCase', 0],
  ['toLocaleString', 0],
  ['toLocaleTimeString', 0],
  ['toLocaleUpperCase', 0],
])
const localTime =
  /^(?:[gs]et(?:Date|FullYear|Hours|Milliseconds|Minutes|Month|Seconds)|getDay|getTimezoneOffset)$/
const isAbsent = (argument: Node | undefined): boolean =>
  argument === undefined || (argument.type === 'Identifier' && nameOf(argument) === 'undefined')

const noMachineLocale = {
  create(context: Context) {
    const message = 'This depends on the machine’s language or time zone: pass one explicitly.'
    /** `Intl.Collator()`, with or without `new`. */
    const isIntl = (callee: Node | undefined): boolean =>
      callee?.type === 'MemberExpression' && nameOf(nodeAt(callee, 'object')) === 'Intl'
    return {
      CallExpression(node: Node) {
        const callee = nodeAt(node, 'callee')
        const [first, second] = nodesAt(node, 'arguments')
        const called = callee?.type === 'MemberExpression' ? nameOf(nodeAt(callee, 'property')) : ''
        const place = languageAt.get(called)
        const hasNoLanguage = place !== undefined && isAbsent(place === 0 ? first : second)
        const isIntlWithout = isIntl(callee) && /^[A-Z]/.test(called) && isAbsent(first)
        if (hasNoLanguage || isIntlWithout || localTime.test(called)) context.report({ node, message })
      },
      NewExpression(node: Node) {
        const callee = nodeAt(node, 'callee')
        const [first, second] = nodesAt(node, 'arguments')
        const isLocalDate = nameOf(callee) === 'Date' && second !== undefined
        if (isLocalDate || (isIntl(callee) && isAbsent(first))) context.report({ node, message })
      },
    }
  },
}

const noUrlAsPath = {
  create(context: Context) {
    const message = 'A URL encodes spaces and other characters of a path: use fileURLToPath or pathToFileURL.'
    return {
      MemberExpression(node: Node) {
        const url = nodeAt(node, 'object')
        const [, base] = url ? nodesAt(url, 'arguments') : []
        const isOfModule =
          nodeAt(base ?? node, 'object')?.type === 'MetaProperty' && url?.type === 'NewExpression'
        if (isOfModule && nameOf(nodeAt(node, 'property')) === 'pathname') context.report({ node, message })
      },
      TemplateElement(node: Node) {
        if (rawText(node) === 'file://') context.report({ node, message })
      },
    }
  },
}

/** The source and flags of a regular expression literal; undefined for any other literal. */
function parseRegexLiteral(node: Node): { readonly source: string; readonly flags: string } | undefined {
  const regex = node['regex']
  if (typeof regex !== 'object' || regex === null || !('pattern' in regex) || !('flags' in regex))
    return undefined
  const { pattern: source, flags } = regex
  return typeof source === 'string' && typeof flags === 'string' ? { source, flags } : undefined
}

/** Back-references can backtrack without a limit; `analyse` does not follow them. */
const backReference = /\\(?:[1-9]|k<)/

const linearExpressions = {
  create(context: Context) {
    const message =
      'This expression backtracks, in more than linear time for some texts. Rewrite it without ambiguity, or without a regular expression.'
    return {
      Literal(node: Node) {
        const expression = parseRegexLiteral(node)
        if (expression === undefined) return
        const { reports } = analyse(expression, { reportTypes: { Move: true, Self: true, Trade: true } })
        if (reports.length > 0 || backReference.test(expression.source)) context.report({ node, message })
      },
    }
  },
}

const noMaxLength = {
  create(context: Context) {
    const message =
      'A maxLength silently cuts what is pasted or filled in: validate the length and explain the error.'
    return {
      JSXAttribute(node: Node) {
        if (nameOf(nodeAt(node, 'name')) === 'maxLength') context.report({ node, message })
      },
    }
  },
}

/** Properties that limit the width of columns, or that place content of a known size, such as an icon. */
const columns = /grid-template|grid-auto-columns|grid-auto-flow: column|(?:place|justify)-(?:content|items)/

const noUnboundedGrid = {
  create(context: Context) {
    const message =
      'A grid without columns is as wide as its longest word: add grid-template-columns: minmax(0, 1fr).'
    return {
      TemplateLiteral(node: Node) {
        const css = nodesAt(node, 'quasis').map(rawText).join('')
        if (/display: (?:inline-)?grid/.test(css) && !columns.test(css)) context.report({ node, message })
      },
    }
  },
}

/** The project's own rules for oxlint. */
export default {
  meta: { name: 'coffer' },
  rules: {
    'linear-expressions': linearExpressions,
    'no-bare-text': noBareText,
    'no-hex-color': noHexColor,
    'no-literal-query-key': noLiteralQueryKey,
    'no-literal-text': noLiteralText,
    'no-machine-clock': noMachineClock,
    'no-machine-locale': noMachineLocale,
    'no-unbounded-grid': noUnboundedGrid,
    'no-url-as-path': noUrlAsPath,
    'no-max-length': noMaxLength,
    'proven-colors': provenColors,
    'supported-apis': supportedApis,
  },
}
