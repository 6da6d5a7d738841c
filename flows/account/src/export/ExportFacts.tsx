import { ListRow } from '@koo/kit/ListRow'
import { Surface } from '@koo/kit/Surface'
import { copy } from './copy.ts'

export interface ExportFactsProps {
  email: string
  onEmail: () => unknown
}

/** What is exported, where it is sent, how long that takes, and how often it can be had. */
export function ExportFacts({ email, onEmail }: ExportFactsProps) {
  return (
    <Surface pad="list" heading={copy.heading}>
      <ListRow {...copy.what} />
      <ListRow
        data-event="export_email"
        label={copy.email}
        value={email || copy.noEmail}
        tone={email ? 'ink' : 'quiet'}
        onClick={() => void onEmail()}
      />
      <ListRow {...copy.wait} />
      <ListRow {...copy.limit} />
    </Surface>
  )
}
