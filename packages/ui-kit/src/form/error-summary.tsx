import type { Ref } from 'react'
import { styled } from 'styled-components'
import { fieldId } from '../fields/field-frame.tsx'
import { role } from '@coffer/branding/roles'
import { text } from '../foundations/text.ts'
import { radius, size, space, weight } from '../foundations/tokens.ts'
import { useTranslations } from '../messages.ts'
import type { FieldError } from './use-form.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  padding: ${space[16]};
  border: 1px solid ${role('error')};
  border-inline-start-width: 4px;
  border-radius: ${radius};
  background: ${role('error-soft')};
  color: ${role('on-error-soft')};
`
const Title = styled.h2`
  font-size: ${size[16]};
  font-weight: ${weight.bold};
`
const List = styled.ul`
  ${text.small}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`
const Item = styled.li`
  padding-block: ${space[4]};
`
const FieldLink = styled.a`
  color: inherit;
  text-underline-offset: 0.2em;
`

interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>
  problems: readonly FieldError[]
}

/** The errors of a form, each as a link to its field. The form focuses it. */
export function ErrorSummary({ ref, problems }: ErrorSummaryProps) {
  const t = useTranslations()
  return (
    <Frame ref={ref} role="alert" tabIndex={-1}>
      <Title>{t('form.problems', { count: problems.length })}</Title>
      <List>
        {problems.map(({ name, message }) => (
          <Item key={name}>
            <FieldLink
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                const field = document.getElementById(fieldId(name))
                if (!field) return
                event.preventDefault()
                field.focus()
                field.scrollIntoView({ block: 'center' })
              }}
            >
              {message}
            </FieldLink>
          </Item>
        ))}
      </List>
    </Frame>
  )
}
