import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, relative, resolve } from 'node:path'

/** `import … from '…'` except of types only; a module that is imported dynamically loads its messages itself. */
const staticImport = /^(?:import|export)\s(?!type\b)[^;'"]*?\sfrom\s+'([^']+)'/gm
const namespacePattern = /defineMessages<[^>]*>\(\s*'([^']+)'/
const importedMessages = /^import \{ messages(?: as (\w+))? \} from '([^']+)'/gm
const loader = /const (\w+) = (?:screenWith|firstScreenWith)\(([^)]*)\)/g
const screenPattern = /'(\/[^']*)': (\w+)\(\s*\(\) =>\s*import\('([^']+)'\)/g

interface Source {
  imports: readonly string[]
  namespace: string | undefined
}

const sources = new Map<string, Source>()

/** The imports of a file from the repository, and the namespace of messages that it defines. */
function readSource(file: string): Source {
  const known = sources.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8')
  // A lazy component loads the messages that it is given together with its code.
  const own = code.includes('lazyComponent(') ? code.replaceAll(importedMessages, '') : code
  const imports = [...own.matchAll(staticImport)].flatMap(([, name = '']) => resolveImport(file, name) ?? [])
  const source = { imports, namespace: namespacePattern.exec(code)?.[1] }
  sources.set(file, source)
  return source
}

/** The file of an import; null if it is not code of the repository. */
function resolveImport(from: string, name: string): string | null {
  if (!/^(?:\.|@coffer\/)/.test(name)) return null
  const path = name.startsWith('.') ? resolve(dirname(from), name) : createRequire(from).resolve(name)
  return /\.tsx?$/.test(path) && existsSync(path) ? path : null
}

function reach(file: string, reached: Set<string>): Set<string> {
  if (reached.has(file)) return reached
  reached.add(file)
  for (const imported of readSource(file).imports) reach(imported, reached)
  return reached
}

/** A screen, and the namespaces that its code reads but its declaration does not load. */
export interface ScreenMessages {
  path: string
  missing: readonly string[]
}

/**
 * The screens that a file declares with `screenWith`. A screen whose messages are not loaded with it disappears while
 * they load, and with it the heading that takes the focus. `always` are the namespaces of every page.
 */
export function findScreenMessages(file: string, always: readonly string[]): ScreenMessages[] {
  const code = readFileSync(file, 'utf8')
  const namespaces = new Map(
    [...code.matchAll(importedMessages)].map(([, name = 'messages', from = '']) => {
      const path = resolveImport(file, from)
      return [name, path && readSource(path).namespace]
    }),
  )
  const loaded = new Map(
    [...code.matchAll(loader)].map(([, name, messages = '']) => [
      name,
      messages.split(',').map((one) => namespaces.get(one.trim())),
    ]),
  )
  const declarations = [...code.matchAll(screenPattern)]
  if (declarations.length < [...code.matchAll(/\bimport\(/g)].length)
    throw new Error(`${file} declares a screen in another form than this check reads`)
  return declarations.map(([, path = '', name, from = '']) => {
    const declared = new Set([...always, ...(loaded.get(name) ?? [])])
    const read = [...reach(resolve(dirname(file), from), new Set())].flatMap(
      (one) => readSource(one).namespace ?? [],
    )
    return { path, missing: read.filter((namespace) => !declared.has(namespace)) }
  })
}

/** The problems of a screen's declaration, one for each namespace that it does not load. */
export const missingMessages = (file: string, { path, missing }: ScreenMessages): string[] =>
  missing.map((namespace) => `${relative('.', file)}: ${path} does not load the messages "${namespace}"`)
