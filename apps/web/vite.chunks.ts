import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Which modules arrive with an entry, before anything is asked for: one chunk, since requests cost more than bytes. */
function arrivingWith(entry: string): (id: string, graph: ModuleGraph) => boolean {
  const from = place(entry)
  let reached: Set<string> | undefined
  return (id, graph) => {
    reached ??= reach(from, graph, new Set())
    // The entry itself stays out: a shared chunk would run it on every page.
    return id !== from && reached.has(id)
  }
}

function reach(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reach(imported, graph, seen)
  return seen
}

const withFront = arrivingWith('src/entry-front.tsx')
const withBank = arrivingWith('src/start/bank.tsx')
const chromeWords = /\/(ui-kit|web|router|auth\/src\/log-in)\/(?:src\/)?locales\/(en|es)\.json$/

/**
 * Three kinds of chunk are made by hand: what the log-in page needs, what the bank needs on every screen, and the words
 * that surround every screen, in each language. A screen and its words are chunks of their own.
 */
export const chunks = [
  { name: (id: string, graph: ModuleGraph) => (withFront(id, graph) ? 'front' : null), priority: 3 },
  { name: (id: string, graph: ModuleGraph) => (withBank(id, graph) ? 'bank' : null), priority: 2 },
  {
    name: (id: string) => {
      const language = chromeWords.exec(id)?.[2]
      return language ? `words-${language}` : null
    },
    priority: 1,
  },
]
