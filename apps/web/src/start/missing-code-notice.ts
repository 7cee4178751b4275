/** Removes the notice for code that failed to load (tooling/tenant), once it has loaded. */
export function removeMissingCodeNotice(): void {
  document.getElementById('code-missing')?.remove()
}
