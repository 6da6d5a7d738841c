import { otherGetWebConfigQuery } from '@koo/api-client/calls'
import type { StepPageProps } from '@koo/flow'
import { Button } from '@koo/kit/Button'
import { Stack } from '@koo/kit/Stack'
import { Surface } from '@koo/kit/Surface'
import { useCall } from '@koo/page/query'
import { recordPage } from '@koo/steps/record'
import * as z from 'zod/mini'
import { ARTICLES, articlesOf } from '../help/articles.ts'
import { copy } from './copy.ts'
import type { step } from './step.ts'

/** `id`: the article. */
export const search = z.object({ id: z.optional(z.string()) })

type Props = StepPageProps<typeof step, typeof search>

/** One article of the help centre, its paragraphs as text. */
export default recordPage({
  useThing: ({ search: { id } }: Props) =>
    useCall(otherGetWebConfigQuery, ARTICLES, {
      select: (value) => articlesOf(value).find((article) => article.id === id) ?? null,
    }),
  sections: () => [],
  body: ({ title, text }) => (
    <Surface heading={title}>
      <Stack>
        {text.map((paragraph, place) => (
          // Paragraphs have no name of their own, and do not move.
          <p key={place}>{paragraph}</p>
        ))}
      </Stack>
    </Surface>
  ),
  footer: (_, { exit }) => (
    <Button block kind="secondary" data-event="help_service" onClick={() => exit('service')}>
      {copy.service}
    </Button>
  ),
  gone: ({ exit }) => ({
    ...copy.gone,
    actions: (
      <Button block onClick={() => exit('list')}>
        {copy.list}
      </Button>
    ),
  }),
  facts: 3,
  failedTitle: copy.failed,
})
