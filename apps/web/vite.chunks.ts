import { fileURLToPath } from 'node:url'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Whether a module is a static dependency of another. The other itself does not count, because it has its own chunk. */
function loadedWith(module: string): (id: string, graph: ModuleGraph) => boolean {
  const from = resolvePath(module)
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

const withLogIn = loadedWith('src/entry-log-in.tsx')
const withApp = loadedWith('src/start/start-app.tsx')
const withCalls = loadedWith('../../packages/api-client/src/auth/login.ts')
const withBanners = loadedWith('src/banners/load-log-in-banners.tsx')
const withHome = loadedWith('../../packages/dashboard/src/home/home-screen.tsx')
const withHomeCards = [
  loadedWith('../../packages/dashboard/src/goals/goals-card.tsx'),
  loadedWith('../../packages/dashboard/src/plans/plans-card.tsx'),
]
const commonMessages =
  /\/(ui-kit|web|auth\/src\/log-in)\/(?:src\/)?(?:locales\/|start\/messages-)(en|es)\.(?:json|ts)$/

/**
 * Few chunks, because requests cost more than bytes: the code of every page, of the log-in page, of requests, of every
 * screen of the application, of home, of the cards on home for some banks, and per language the messages of every
 * screen. Each other screen and its messages have their own chunks.
 */
export const chunks = [
  {
    name: (id: string, graph: ModuleGraph) =>
      withLogIn(id, graph) && (withApp(id, graph) || withHome(id, graph)) ? 'base' : null,
    priority: 6,
  },
  { name: (id: string, graph: ModuleGraph) => (withLogIn(id, graph) ? 'log-in' : null), priority: 5 },
  {
    name: (id: string, graph: ModuleGraph) =>
      withCalls(id, graph) || withBanners(id, graph) ? 'calls' : null,
    priority: 4,
  },
  { name: (id: string, graph: ModuleGraph) => (withApp(id, graph) ? 'app' : null), priority: 3 },
  { name: (id: string, graph: ModuleGraph) => (withHome(id, graph) ? 'home' : null), priority: 2 },
  {
    name: (id: string, graph: ModuleGraph) =>
      withHomeCards.some((isLoadedWith) => isLoadedWith(id, graph)) ? 'home-cards' : null,
    priority: 1,
  },
  {
    name: (id: string) => {
      const language = commonMessages.exec(id)?.[2]
      return language ? `messages-${language}` : null
    },
    priority: 7,
  },
]
