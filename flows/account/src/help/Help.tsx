import { otherGetWebConfigQuery } from '@koo/api-client/calls'
import { Button } from '@koo/kit/Button'
import { DrawingMagnifier } from '@koo/kit/Drawing'
import { ListRow } from '@koo/kit/ListRow'
import { SearchBar } from '@koo/kit/SearchBar'
import { recordsPage } from '@koo/steps/records'
import { ARTICLES, articlesOf } from './articles.ts'
import { copy } from './copy.ts'
import type { Props } from './step.ts'

/** The help centre: questions by group. */
export default recordsPage({
  name: 'help_articles',
  call: otherGetWebConfigQuery,
  request: () => ARTICLES,
  rows: articlesOf,
  rowKey: ({ id }) => id,
  group: ({ group }) => group,
  search: {
    bar: (text, onText) => (
      <SearchBar
        label={copy.search}
        placeholder={copy.placeholder}
        maxLength={30}
        value={text}
        onValueChange={onText}
      />
    ),
    textOf: ({ title, text }) => [title, ...text].join(' '),
    none: () => ({ ...copy.none, drawing: <DrawingMagnifier /> }),
  },
  renderRow: ({ id, title }, { exit }: Props) => (
    <ListRow label={title} onClick={() => void exit('article', { id })} />
  ),
  footer: (_, { exit }) => (
    <>
      <Button block data-event="help_service" onClick={() => exit('service')}>
        {copy.service}
      </Button>
      <Button block kind="text" data-event="help_feedback" onClick={() => exit('feedback')}>
        {copy.feedback}
      </Button>
    </>
  ),
  empty: () => ({ ...copy.empty, drawing: <DrawingMagnifier /> }),
  failedTitle: copy.failed,
})
