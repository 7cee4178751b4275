import type { Disclosure } from '@coffer/api-client/disclosures'
import { useFormats } from '@coffer/i18n/formats'
import { Link } from '@coffer/router/link'
import { DocumentRow } from '../list/document-list.tsx'
import { useTranslations } from '../messages.ts'
import { EffectTag, useInEffect } from './effect-tag.tsx'
import { disclosureLink } from './disclosure-link.ts'
import { legalLanguage } from './disclosure-status.ts'

/** One disclosure, with links to its page and its PDF. */
export function DisclosureRow({ disclosure }: { disclosure: Disclosure }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const inEffect = useInEffect(disclosure)
  const { uuid, title, version, signedAt } = disclosure
  return (
    <DocumentRow
      title={title}
      name={
        <Link to="/disclosures/view-disclosures/$uuid" params={{ uuid }}>
          <span lang={legalLanguage}>{title}</span>
        </Link>
      }
      details={
        <>
          {signedAt && <span>{t('disclosures.signed-on', { when: instant(signedAt) })}</span>}
          <span>{t('disclosures.version', { version })}</span>
          {inEffect !== null && <EffectTag inEffect={inEffect} />}
        </>
      }
      fetchLink={disclosureLink(disclosure)}
    />
  )
}
