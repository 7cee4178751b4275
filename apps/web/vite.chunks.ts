import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Which modules arrive with one, before anything more is asked for. The one itself is left where it is: it runs. */
function arrivingWith(module: string): (id: string, graph: ModuleGraph) => boolean {
  const from = place(module)
  let reached: Set<string> | undefined
  return (id, graph) => {
    reached ??= reach(from, graph, new Set())
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
const withCalls = arrivingWith('../../packages/api-client/src/auth/login.ts')
const withBanners = arrivingWith('src/banners/bring-log-in-banners.tsx')
const withHome = arrivingWith('../../packages/dashboard/src/home/home-screen.tsx')
const aroundWords =
  /\/(ui-kit|web|auth\/src\/log-in)\/(?:src\/)?(?:locales\/|start\/words-)(en|es)\.(?:json|ts)$/

/**
 * Few chunks, since requests cost more than bytes: what every page needs, what the log-in page needs beside it, what a
 * call needs, what the bank needs on every screen, its first screen, and the words that surround every screen, in each
 * language. Any other screen and its words are chunks of their own.
 */
export const chunks = [
  {
    name: (id: string, graph: ModuleGraph) =>
      withFront(id, graph) && (withBank(id, graph) || withHome(id, graph)) ? 'base' : null,
    priority: 6,
  },
  { name: (id: string, graph: ModuleGraph) => (withFront(id, graph) ? 'front' : null), priority: 5 },
  {
    name: (id: string, graph: ModuleGraph) =>
      withCalls(id, graph) || withBanners(id, graph) ? 'calls' : null,
    priority: 4,
  },
  { name: (id: string, graph: ModuleGraph) => (withBank(id, graph) ? 'bank' : null), priority: 3 },
  { name: (id: string, graph: ModuleGraph) => (withHome(id, graph) ? 'home' : null), priority: 2 },
  {
    name: (id: string) => {
      const language = aroundWords.exec(id)?.[2]
      return language ? `words-${language}` : null
    },
    priority: 7,
  },
]
