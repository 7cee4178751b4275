import { supportedBrowsers } from '@coffer/domain/supported-browsers'
import { features } from 'web-features'
import { type Context, nameOf, type Node, nodeAt, type Scope } from './syntax.ts'

/** "17.4" as 17.04, since no minor version has three digits. */
function versionNumber(version: string): number {
  const [major, minor = '0'] = version.split('.')
  return Number(major) + Number(minor) / 100
}

type Browser = keyof typeof supportedBrowsers

const declared: readonly Browser[] = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios']

/** Whether each declared browser has an API, by the versions from which each browser has it. */
const isEverywhere = (since: Readonly<Partial<Record<Browser, string>>>): boolean =>
  declared.every(
    (browser) => versionNumber(since[browser] ?? 'Infinity') <= versionNumber(supportedBrowsers[browser]),
  )

/** Long available in every browser, but only partly in one, which the data counts as missing. */
const partial = new Set(['api.Window.open'])

/** Whether every declared browser has an API, by the keys of MDN's data: `api.AbortSignal.any_static`. */
const apis = new Map<string, boolean>()
/** The features, such as idle callbacks, to which an API belongs, by its name. */
const featuresByName = new Map<string, Set<string>>()
/** Interfaces of the DOM and of fetch. The methods of other interfaces share their names with the product's own. */
const common =
  /^api\.(?:AbortSignal|Blob|Document|DocumentFragment|Element|Event|File|FormData|Headers|HTML\w*Element|Node|Request|Response|SVG\w*Element|URL|URLSearchParams)\.(\w+)$/
/** Whether some interface has a method of this name in every declared browser. */
const methods = new Map<string, boolean>()

for (const [id, feature] of Object.entries(features)) {
  if (feature.kind !== 'feature') continue
  for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) {
    if (!/^(?:api|javascript\.builtins)\./.test(key) || partial.has(key)) continue
    const isSupported = isEverywhere(support)
    apis.set(key, isSupported)
    const name = key.replace(/^.*\./, '').replace(/_(?:static|event)$/, '')
    featuresByName.set(name, (featuresByName.get(name) ?? new Set()).add(id))
    const method = common.exec(key)?.[1]
    if (method !== undefined) methods.set(method, isSupported || methods.get(method) === true)
  }
}

/** Whether the data has an API by one of these keys, and none of them is in every declared browser. */
function isLacking(...keys: readonly string[]): boolean {
  const found = keys.map((key) => apis.get(key)).filter((isSupported) => isSupported !== undefined)
  return found.length > 0 && !found.includes(true)
}

/** Whether a name is a global, and not declared in the file. */
function isGlobal(node: Node, context: Context): boolean {
  let scope: Scope | null = context.sourceCode.getScope(node)
  for (; scope; scope = scope.upper) if (scope.set.get(nameOf(node))?.defs.length) return false
  return true
}

/** Objects of a page, by their interface. */
const objects: Readonly<Record<string, string>> = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  screen: 'Screen',
}

/**
 * Reports APIs of the page and of JavaScript's built-in objects that a declared browser lacks, unless the file checks for
 * them (`in`, `typeof`, an optional call). Methods of built-in prototypes are limited by the `lib` of tsconfig.base.json.
 */
export const supportedApis = {
  create(context: Context) {
    const uses: { node: Node; name: string }[] = []
    const asked = new Set<string>()

    function seeGlobal(node: Node | undefined): void {
      const name = nameOf(node)
      if (node?.type !== 'Identifier' || !isGlobal(node, context)) return
      if (isLacking(`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`))
        uses.push({ node, name })
    }

    return {
      NewExpression: (node: Node) => seeGlobal(nodeAt(node, 'callee')),
      CallExpression(node: Node) {
        const callee = nodeAt(node, 'callee')
        seeGlobal(callee)
        if (callee?.type !== 'MemberExpression') return
        const name = nameOf(nodeAt(callee, 'property'))
        if (node['optional'] === true) asked.add(name)
        else if (methods.get(name) === false) uses.push({ node, name })
      },
      MemberExpression(node: Node) {
        const object = nodeAt(node, 'object')
        const name = nameOf(nodeAt(node, 'property'))
        if (object?.type !== 'Identifier' || !isGlobal(object, context)) return
        seeGlobal(object)
        const owner = nameOf(object)
        const keys = Object.hasOwn(objects, owner)
          ? [`api.${objects[owner]}.${name}`]
          : [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`]
        if (isLacking(...keys)) uses.push({ node, name })
      },
      BinaryExpression(node: Node) {
        if (node['operator'] === 'in') asked.add(nameOf(nodeAt(node, 'left')))
      },
      UnaryExpression(node: Node) {
        if (node['operator'] === 'typeof') asked.add(nameOf(nodeAt(node, 'argument')))
      },
      'Program:exit'() {
        const askedFeatures = new Set([...asked].flatMap((name) => [...(featuresByName.get(name) ?? [])]))
        for (const { node, name } of uses) {
          if ([...(featuresByName.get(name) ?? [])].some((feature) => askedFeatures.has(feature))) continue
          const message = `A supported browser lacks ${name}: replace it, or ask for it first.`
          context.report({ node, message })
        }
      },
    }
  },
}
