import {
  isSameInstitutionOnly,
  linkingModes,
  linkSourcesFor,
  type LinkingMode,
  type LinkSource,
} from '@coffer/domain/status'
import { unprocessable, type LocalizedText } from '@coffer/provider-kit/refusal'
import type { Tx } from '../database/in-tenant.ts'
import { tenantSettings } from '../database/schema/tenants.ts'

export type LinkingRules = { mode: LinkingMode; sameFiInstitution: string | null }

/** The tenant's linking mode, which an operator can change. */
export async function findLinkingRules(tx: Tx): Promise<LinkingRules> {
  const [settings] = await tx.select().from(tenantSettings)
  return {
    mode: linkingModes.find((one) => one === settings?.linkingMode) ?? 'UNRESTRICTED',
    sameFiInstitution: settings?.sameFiInstitution ?? null,
  }
}

const sourceRefusals: Record<LinkSource, LocalizedText> = {
  FASTLINK: {
    en: 'We don’t offer instant linking. Enter your bank details instead.',
    es: 'La vinculación al instante no está disponible. Ingrese sus datos bancarios.',
  },
  MANUAL: {
    en: 'We don’t offer linking with bank details. Log in to your bank instead.',
    es: 'La vinculación con datos bancarios no está disponible. Inicie sesión en su banco.',
  },
}

/** Refuses a source of linked accounts that the mode does not offer. */
export function requireSource(rules: LinkingRules, source: LinkSource): void {
  if (!linkSourcesFor(rules.mode).includes(source)) throw unprocessable(sourceRefusals[source])
}

/** The single bank whose accounts may be linked; null if any bank is allowed. */
export const onlyInstitution = ({ mode, sameFiInstitution }: LinkingRules): string | null =>
  isSameInstitutionOnly(mode) ? sameFiInstitution : null

/** Whether an account at `institution` may be linked: same-institution modes accept one bank only. */
export function isAllowedInstitution(rules: LinkingRules, institution: string): boolean {
  const only = onlyInstitution(rules)
  return only === null || institution.trim().toLowerCase() === only.trim().toLowerCase()
}

/** The refusal of other banks in a same-institution mode. */
export const onlyOneInstitution = ({ sameFiInstitution }: LinkingRules): LocalizedText => ({
  en: `Only an account at ${sameFiInstitution ?? 'the same institution'} can be linked.`,
  es: `Solo se puede vincular una cuenta en ${sameFiInstitution ?? 'el mismo banco'}.`,
})
