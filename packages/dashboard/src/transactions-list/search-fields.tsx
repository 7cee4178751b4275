import { transactionStatuses } from '@coffer/domain/status'
import { FilterField } from '@coffer/ui-kit/filter-field'
import { SearchField } from '@coffer/ui-kit/search-field'
import { media, space } from '@coffer/ui-kit/tokens'
import { styled } from 'styled-components'
import { useWords } from '../words.ts'
import { type Search, statusSearched } from './find-transactions.ts'

const Fields = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};

  ${media.drawer} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

interface SearchFieldsProps {
  search: Search
  onSearch: (search: Search) => void
}

/** Search by description or amount, and by status. */
export function SearchFields({ search, onSearch }: SearchFieldsProps) {
  const t = useWords()
  const statuses = transactionStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }))
  return (
    <Fields>
      <SearchField
        label={t('list.search')}
        name="search"
        value={search.text}
        onChange={(text) => onSearch({ ...search, text })}
        hint={t('list.search.hint')}
      />
      <FilterField
        label={t('list.status')}
        name="status"
        value={search.status}
        onChange={(status) => onSearch({ ...search, status: statusSearched(status) })}
        options={[{ value: 'all', label: t('list.status.all') }, ...statuses]}
      />
    </Fields>
  )
}
