/** The page's own words for code that does not come (tooling/tenant) are out of place once it has. */
export function nothingIsMissing(): void {
  document.getElementById('code-missing')?.remove()
}
