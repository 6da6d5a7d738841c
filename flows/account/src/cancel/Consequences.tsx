import { ListRow } from '@koo/kit/ListRow'
import { Notice } from '@koo/kit/Notice'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { isText } from '@koo/api-client'
import { useConfigured } from '@koo/steps/configured'
import { copy } from './copy.ts'

const NOTICE = { keys: ['accountClosingNotice' as const] }
const isAny = (paragraphs: readonly string[]) => paragraphs.length > 0

const paragraphsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => isText(each) && each.trim() !== '') : []

/** What is lost and what stays, and what the server adds to it. Its words may come late, or not at all: ours say the same. */
export function Consequences() {
  const notice = useConfigured(NOTICE, (config) => paragraphsOf(config['accountClosingNotice']), isAny)
  const paragraphs = notice.data ?? []
  return (
    <>
      {isAny(paragraphs) && (
        <Notice tone="warn">
          <Stack gap={1}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        </Notice>
      )}
      {[copy.lost, copy.kept].map(({ heading, rows }) => (
        <Surface key={heading} pad="list" heading={heading}>
          {rows.map((row) => (
            <ListRow key={row.label} {...row} />
          ))}
        </Surface>
      ))}
    </>
  )
}
