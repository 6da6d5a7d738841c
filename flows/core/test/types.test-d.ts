// Checked by `tsc`, never run: each line below that is wrong must stay an error.
import {
  defineFlow,
  defineStep,
  hrefOf,
  link,
  metaRouting,
  page,
  partner,
  server,
  statusRouting,
  FlowLink,
  type StepPageProps,
} from '../src/index.ts'
import { definePersona } from '../src/testing/index.ts'
import { siku, video, videofail } from './channel.tsx'
import { loan } from './loan.tsx'

// Right: these compile.
export const right = [
  siku.href('video'),
  siku.href('video', { from: 'loan' }),
  loan.href('cash/home/confirm', { amount: '5000' }),
  hrefOf(siku, 'video', { from: 'anything: the untyped way' }),
]
const pages = { video, videofail }

// @ts-expect-error the flow has no such page
siku.href('vidoe')
// @ts-expect-error the query of the page does not allow this value
siku.href('video', { from: 'moon' })
// @ts-expect-error the query of the page has no such name
siku.href('video', { form: 'loan' })
// @ts-expect-error the page cannot be shown without an amount
loan.href('cash/home/confirm')
// @ts-expect-error a required value may not be missing
loan.href('cash/home/confirm', { period: '3' })

// @ts-expect-error the start must be a page of the flow
defineFlow({ id: 'x', start: 'videosuccess', pages })
// @ts-expect-error an entry must be a page of the flow
defineFlow({ id: 'x', start: 'video', entries: ['nowhere'], pages })
// @ts-expect-error exits belong to pages of the flow
defineFlow({ id: 'x', start: 'video', pages, exits: { nowhere: { done: server } } })
// @ts-expect-error the step does not have this exit
defineFlow({ id: 'x', start: 'video', pages, exits: { video: { done: page('videofail') } } })
// @ts-expect-error an exit leads to pages of this flow only
defineFlow({ id: 'x', start: 'video', pages, exits: { video: { failed: page('checkedfail') } } })
// @ts-expect-error a page is not a destination by its name alone
defineFlow({ id: 'x', start: 'video', pages, exits: { video: { failed: 'videofail' } } })
// @ts-expect-error an entry rule leads to pages of this flow only
defineFlow({ id: 'x', start: 'video', pages, enter: () => page('checkedfail') })
const byCode = metaRouting({ call: never, pages: { code: 'checkedfail' } })
const byStatus = statusRouting({ load: never, table: { 1: 'checkedfail' } })
// @ts-expect-error page codes lead to pages of this flow only
defineFlow({ id: 'x', start: 'video', pages, server: byCode })
// @ts-expect-error statuses lead to pages of this flow only
defineFlow({ id: 'x', start: 'video', pages, server: byStatus })
// @ts-expect-error the partner knows no such return code
partner('DONE')
// @ts-expect-error a link is named by a key
link(7)

// @ts-expect-error a variant cannot change the exits
video.with({ exits: ['other'] })
// @ts-expect-error the page says an exit that its step does not have
defineStep({ title: 'x', exits: ['done'], load: () => Promise.resolve({ default: SaysMore }) })
// @ts-expect-error the page expects a query, but its module has no schema for it
defineStep({ title: 'x', exits: ['done'], load: () => Promise.resolve({ default: WantsAmount }) })
// @ts-expect-error a persona walks over pages of its flow
definePersona(siku, { name: 'lost', lines: [{ at: 'nowhere' }] })
// @ts-expect-error the link must carry what the page needs
FlowLink({ flow: loan, page: 'cash/home/confirm' })

function never(): Promise<never> {
  return Promise.reject(new Error('not called'))
}
function SaysMore({ exit }: StepPageProps<undefined, 'done' | 'again'>) {
  void exit('again')
  return null
}
function WantsAmount({ search }: { search: { amount: string }; exit: (name: 'done') => Promise<void> }) {
  return search.amount
}
