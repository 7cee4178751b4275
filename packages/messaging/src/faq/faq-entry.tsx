import type { Faq } from '@coffer/api-client/faqs'
import { role } from '@coffer/branding/roles'
import { Link } from '@coffer/router/link'
import { Icon } from '@coffer/ui-kit/icon'
import { VisuallyHidden } from '@coffer/ui-kit/layout'
import { RichText } from '@coffer/ui-kit/rich-text'
import { cardInset } from '@coffer/ui-kit/surfaces'
import { media, motion, size, space, weight } from '@coffer/ui-kit/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useTranslations } from '../messages.ts'

const Entry = styled.details`
  scroll-margin-block-start: 5rem;
  border-block-end: 1px solid ${role('hairline')};

  &:last-child {
    border-block-end: 0;
  }
`
const Question = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  min-height: 3.5rem;
  padding: ${space[12]} ${space[16]};
  font-weight: ${weight.bold};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &:hover {
    background: ${cardInset};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  svg {
    color: ${role('text-soft')};
    transition: transform ${motion};

    ${media.calm} {
      transition: none;
    }
  }

  ${Entry}[open] & svg {
    transform: rotate(180deg);
  }

  ${media.drawer} {
    padding-inline: ${space[24]};
  }
`
const Answer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  padding: ${space[4]} ${space[16]} ${space[24]};
  overflow-wrap: anywhere;

  ${media.drawer} {
    padding-inline: ${space[24]};
  }
`
const Address = styled.p`
  font-size: ${size[14]};
`

/** A question with its answer. `isSelected`: the search names it, so that it is open and scrolled into view. */
export function FaqEntry({ faq, isSelected }: { faq: Faq; isSelected: boolean }) {
  const t = useTranslations()
  const summary = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isSelected) return undefined
    // Runs after the router has scrolled to the top.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true })
      summary.current?.parentElement?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [isSelected])
  return (
    <Entry open={isSelected}>
      <Question ref={summary}>
        <span>{faq.question}</span>
        <Icon name="chevron-down" size="small" />
      </Question>
      <Answer>
        <RichText html={faq.answerHtml} />
        <Address>
          <Link to="/faq" search={{ question: faq.uuid }}>
            <span>{t('faq.address')}</span>
            <VisuallyHidden>{`: ${faq.question}`}</VisuallyHidden>
          </Link>
        </Address>
      </Answer>
    </Entry>
  )
}
