import { useNavigate } from '@coffer/router/link'
import { Column } from '@coffer/ui-kit/flow'
import { FilterField } from '@coffer/ui-kit/filter-field'
import { useTranslations } from '../messages.ts'

/** The filter by year, kept in the search for bookmarks and Back. */
export function YearFilter({ years, chosen }: { years: readonly number[]; chosen: number | null }) {
  const t = useTranslations()
  const navigate = useNavigate()
  return (
    <Column data-width="form">
      <FilterField
        label={t('statements.year')}
        name="year"
        value={chosen === null ? '' : String(chosen)}
        options={[
          { value: '', label: t('statements.year.all') },
          ...years.map((year) => ({ value: String(year), label: String(year) })),
        ]}
        onChange={(year) =>
          void navigate(
            '/dashboard/documents/statements',
            year === '' ? {} : { search: { year: Number(year) } },
          )
        }
      />
    </Column>
  )
}
