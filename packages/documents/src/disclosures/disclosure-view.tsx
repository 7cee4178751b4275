import { activeDisclosuresQuery, type Disclosure } from '@coffer/api-client/disclosures'
import { role } from '@coffer/branding/roles'
import { useFormats } from '@coffer/i18n/formats'
import { ForbiddenNotice } from '@coffer/errors/forbidden-notice'
import { Card, DefinitionList, SectionHeading, Stack } from '@coffer/ui-kit/layout'
import { RichText } from '@coffer/ui-kit/rich-text'
import { LinePlaceholder } from '@coffer/ui-kit/skeleton'
import { size, space, weight } from '@coffer/ui-kit/tokens'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { styled } from 'styled-components'
import { OpenDocument, OpenOutcome } from '../pdf/open-document.tsx'
import { useDocumentOpener } from '../pdf/use-document-opener.ts'
import { useTranslations } from '../messages.ts'
import { EffectTag, useInEffect } from './effect-tag.tsx'
import { disclosureLink } from './disclosure-link.ts'
import { legalLanguage } from './disclosure-status.ts'

const Fingerprint = styled.code`
  font-size: ${size[14]};
  overflow-wrap: anywhere;
`
const Technical = styled.details`
  summary {
    width: fit-content;
    padding-block: ${space[12]};
    color: ${role('link')};
    font-weight: ${weight.bold};
    cursor: pointer;
  }
`
const Small = styled.p`
  font-size: ${size[14]};
  color: ${role('text-soft')};
`

/** The details of a disclosure, its PDF and its text. */
export function DisclosureView({ disclosure }: { disclosure: Disclosure }) {
  const id = useId()
  const opener = useDocumentOpener(disclosureLink(disclosure))
  const { title, bodyHtml } = disclosure
  return (
    <Card>
      <article aria-labelledby={id}>
        <Stack gap={24}>
          <SectionHeading id={id} lang={legalLanguage}>
            {title}
          </SectionHeading>
          <DisclosureDetails disclosure={disclosure} />
          <div>
            <OpenDocument opener={opener} title={title} />
          </div>
          <OpenOutcome opener={opener} title={title} />
          <div lang={legalLanguage}>
            <RichText html={bodyHtml} />
          </div>
        </Stack>
      </article>
    </Card>
  )
}

function DisclosureDetails({ disclosure }: { disclosure: Disclosure }) {
  const t = useTranslations()
  const { instant } = useFormats()
  const active = useQuery(activeDisclosuresQuery())
  const inEffect = useInEffect(disclosure)
  const { version, signedAt, attestation, hash } = disclosure
  return (
    <Stack gap={8}>
      <ForbiddenNotice errors={[active.error]} />
      <DefinitionList
        items={[
          { label: t('view.facts.signed'), value: signedAt ? instant(signedAt) : t('view.facts.unsigned') },
          ...(signedAt
            ? [{ label: t('view.agreed'), value: <span lang={legalLanguage}>{attestation}</span> }]
            : []),
          { label: t('view.facts.version'), value: version },
          ...(active.isPending ? [{ label: t('view.facts.state'), value: <LinePlaceholder /> }] : []),
          ...(inEffect === null
            ? []
            : [{ label: t('view.facts.state'), value: <EffectTag inEffect={inEffect} /> }]),
        ]}
      />
      <Technical>
        <summary>{t('view.details')}</summary>
        <Stack gap={8}>
          <DefinitionList
            items={[{ label: t('view.facts.hash'), value: <Fingerprint>{hash}</Fingerprint> }]}
          />
          <Small>{t('view.hash.why')}</Small>
        </Stack>
      </Technical>
    </Stack>
  )
}
