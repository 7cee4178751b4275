/** The text of the page's embedded tenant data. */
export const tenantText = (): string => document.getElementById('tenant')?.textContent ?? ''
