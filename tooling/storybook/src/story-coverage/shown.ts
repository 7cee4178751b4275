/** The paths in the source text of the table of routes. */
export function parseRoutes(table: string): readonly string[] {
  return [...table.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, path = '']) => path)
}

/** Whether a story is at a route: `path="/x"`, `path: '/x'`, or `atRoute('/x'` if a file has a helper of that name. */
export function showsRoute(stories: string, route: string): boolean {
  const at = ['path=', 'path={', 'path: ', 'atRoute(']
  return at.some((before) =>
    ["'", '"'].some((quote) => stories.includes(`${before}${quote}${route}${quote}`)),
  )
}

/** The components that a module exports: names that begin with a capital letter, without types. */
export function exportedComponents(module: string): readonly string[] {
  const declared = [...module.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name = '']) => name,
  )
  const passedOn = [...module.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...declared, ...passedOn].filter((name) => /^[A-Z]\w*$/.test(name))
}

/** Whether a story renders a component: `<Button`, or `component: Button`. */
export function showsComponent(stories: string, component: string): boolean {
  return new RegExp(`(?:<|component: )${component}\\b`).test(stories)
}
