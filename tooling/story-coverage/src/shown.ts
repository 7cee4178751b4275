/** The paths of the table of routes, as its text has them. */
export function routesOf(table: string): readonly string[] {
  return [...table.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, path = '']) => path)
}

/** Whether a story stands at a route: `path="/x"`, `path: '/x'`, or `at('/x'` where a file has a helper of that name. */
export function showsRoute(stories: string, route: string): boolean {
  const at = ['path=', 'path={', 'path: ', 'at(']
  return at.some((before) =>
    ["'", '"'].some((quote) => stories.includes(`${before}${quote}${route}${quote}`)),
  )
}

/** The components that a module exports: by name, in capitals, and no types. */
export function componentsOf(module: string): readonly string[] {
  const declared = [...module.matchAll(/^export (?:function|const) ([A-Z]\w*)/gm)].map(
    ([, name = '']) => name,
  )
  const passedOn = [...module.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...declared, ...passedOn].filter((name) => /^[A-Z]\w*$/.test(name))
}

/** Whether a story draws a component: `<Button`, or `component: Button`. */
export function showsComponent(stories: string, component: string): boolean {
  return new RegExp(`(?:<|component: )${component}\\b`).test(stories)
}
