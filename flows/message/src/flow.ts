import { defineFlow, link, namesOf, page } from '@koo/flow'
import { withWindows } from '@koo/steps/windows'
import { detail } from './detail/step.ts'
import { list } from './list/step.ts'
import { type } from './type/step.ts'

const pages = { list, type, detail }
const toList = page('list', { reuse: true })

/** Messages to the customer: how many are unread of each type, those of one type, and one of them. */
export const message = withWindows(
  defineFlow({
    id: 'message',
    start: 'list',
    // The home page, the app around it and its notifications open any of them.
    entries: namesOf(pages),
    pages,
    exits: {
      list: { type: page('type'), home: link('home') },
      type: { detail: page('detail'), list: toList },
      detail: { list: toList },
    },
    keys: { messages: 'list' },
  }),
)
