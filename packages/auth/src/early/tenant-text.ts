/** What the page says of its institution, as it stands there. */
export const tenantText = (): string => document.getElementById('tenant')?.textContent ?? ''
