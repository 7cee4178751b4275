/** Removes the notice about code that failed to load (tooling/tenant). Called when the code has loaded after all. */
export function removeMissingCodeNotice(): void {
  document.getElementById('code-missing')?.remove()
}
