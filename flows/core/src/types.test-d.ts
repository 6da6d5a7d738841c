// Checked by `tsc`, never run: each line below that is wrong must stay an error.
import * as z from 'zod/mini'

import type { ReadConfig } from './config/keys.ts'

import type { AddressPort, SettingsPort } from './ports.ts'
import {
  carries,
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
  useSettings,
  type Carries,
  type Exit,
  type StepPageProps,
} from './index.ts'
import { definePersona } from './testing/index.ts'
import { siku, video, videofail } from './testing/samples/channel.tsx'
import { loan } from './testing/samples/loan.tsx'

// Right: these compile.
export const right = [
  siku.href('video'),
  siku.href('video', { from: 'loan' }),
  loan.href('cash/home/confirm', { amount: '5000' }),
  hrefOf(siku, 'video', { from: 'anything: the untyped way' }),
]
const pages = { video, videofail }

const sharedStep = defineStep({ title: 'shared' })
const sharedPage = () =>
  Promise.resolve({
    default: (_props: StepPageProps<typeof sharedStep, undefined, { group: 'a' | 'b' }>) => null,
  })
// Right: the page gets the options that it names.
export const withOptions = sharedStep.page(sharedPage, { group: 'a' })
// @ts-expect-error a page with options cannot do without them
export const withoutOptions = sharedStep.page(sharedPage)
// @ts-expect-error no such group
export const wrongOptions = sharedStep.page(sharedPage, { group: 'c' })

const termsSearch = z.object({ amount: z.string(), period: z.enum(['3', '6']), note: z.optional(z.string()) })
/** A step whose exit carries what another page needs, or nearly. */
interface Choice {
  amount: string
  period: '3' | '6'
}
const choiceStep = defineStep({
  title: 'choice',
  exits: {
    next: carries<Choice>(),
    some: carries<{ amount?: string }>(),
    bare: null,
    wrong: carries<{ period: string }>(),
  },
})
const terms = defineStep({ title: 'terms' }).page(() =>
  Promise.resolve({ default: () => null, search: termsSearch }),
)
const choice = choiceStep.page(() => Promise.resolve({ default: () => null }))
const choicePages = { choice, terms }
const choiceFlow = { id: 'x', start: 'choice', pages: choicePages } as const

// Right: the exit carries everything, or the destination gives what is missing; figures are written as text.
export const complete = [
  defineFlow({ ...choiceFlow, exits: { choice: { next: page('terms') } } }),
  defineFlow({
    ...choiceFlow,
    exits: { choice: { next: page('terms', { query: { note: 'x' }, replace: true }) } },
  }),
  defineFlow({
    ...choiceFlow,
    exits: { choice: { some: page('terms', { query: { amount: 5000, period: '3' } }) } },
  }),
  defineFlow({
    ...choiceFlow,
    exits: { choice: { bare: page('terms', { query: { amount: '5000', period: '3' } }) } },
  }),
  defineFlow({
    ...choiceFlow,
    exits: { choice: { bare: page('choice'), next: link('loan', { replace: true }) } },
  }),
]
// @ts-expect-error the page needs an amount, which neither the exit nor the destination gives
defineFlow({ ...choiceFlow, exits: { choice: { bare: page('terms') } } })
// @ts-expect-error what the exit may leave out is not enough
defineFlow({ ...choiceFlow, exits: { choice: { some: page('terms') } } })
// @ts-expect-error the page does not allow the period that the exit carries
defineFlow({ ...choiceFlow, exits: { choice: { wrong: page('terms', { query: { amount: '5000' } }) } } })
// @ts-expect-error the page does not allow this value of the destination
defineFlow({ ...choiceFlow, exits: { choice: { next: page('terms', { query: { period: '12' } }) } } })
// @ts-expect-error an exit does not carry objects
carries<{ amount: { yuan: number } }>()

export function leaves(exit: Exit<typeof choiceStep.exits>) {
  void exit('bare')
  void exit('next', { amount: '5000', period: '3' })
  void exit('some')
  // @ts-expect-error the step does not have this exit
  void exit('later')
  // @ts-expect-error the exit is called without what it carries
  void exit('next')
  // @ts-expect-error something that the exit carries is missing
  void exit('next', { amount: '5000' })
  // @ts-expect-error the exit does not carry this value
  void exit('next', { amount: '5000', period: '12' })
  // @ts-expect-error the exit does not carry this name
  void exit('next', { amount: '5000', period: '3', card: 'C1' })
  // @ts-expect-error the exit carries nothing
  void exit('bare', { amount: '5000' })
}

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
const byCode = metaRouting({ group: 'channel', pages: { code: 'checkedfail' } })
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
video.with({ exits: { other: null } })
const done = defineStep({ title: 'x', exits: { done: null, again: carries<{ amount: string }>() } })
// Right: a page may use fewer exits than its step has.
export const fewer = done.page(() => Promise.resolve({ default: UsesFewer }))
// @ts-expect-error the page uses an exit that its step does not have
done.page(() => Promise.resolve({ default: UsesMore }))
// @ts-expect-error the page hands an exit other things than the exit carries
done.page(() => Promise.resolve({ default: CarriesOther }))
// @ts-expect-error the page expects a query, but its module has no schema for it
done.page(() => Promise.resolve({ default: WantsAmount }))
// @ts-expect-error a step has a title
defineStep({ exits: { done: null } })
// @ts-expect-error a persona walks over pages of its flow
definePersona(siku, { name: 'lost', lines: [{ at: 'nowhere' }] })
// @ts-expect-error the link must carry what the page needs
FlowLink({ flow: loan, page: 'cash/home/confirm' })

export function configured(config: ReadConfig) {
  // @ts-expect-error no such key
  config('marketting')
  // @ts-expect-error no key of one's own
  config(String(1))
  // @ts-expect-error undefined until it can be loaded
  const percent: number = config('annualRateCapPercent')
  // @ts-expect-error null: no fallback has been confirmed
  const rate: number | undefined = config('baseAnnualRate')
  // @ts-expect-error a flag is no text
  const swapped: string | undefined = config('commitmentSwapped')
  // Right: a number, a list of records, a flag.
  const right: [number | undefined, readonly object[] | undefined, boolean | undefined] = [
    config('annualRateCapPercent'),
    config('jobOptions'),
    config('commitmentSwapped'),
  ]
  return { percent, rate, swapped, right }
}
export function usePorts(settings: SettingsPort) {
  // @ts-expect-error the settings open nothing
  void useSettings().openUrl
  // @ts-expect-error nor do they for a function that was given them
  const address: AddressPort = settings
  return address
}
function never(): Promise<never> {
  return Promise.reject(new Error('not called'))
}
function UsesFewer({ exit }: { exit: Exit<{ done: null }> }) {
  void exit('done')
  return null
}
function UsesMore({ exit }: { exit: Exit<{ done: null; later: null }> }) {
  void exit('later')
  return null
}
function CarriesOther({ exit }: { exit: Exit<{ again: Carries<{ amount: number }> }> }) {
  void exit('again', { amount: 5 })
  return null
}
function WantsAmount({ search }: Pick<StepPageProps<typeof done>, 'exit'> & { search: { amount: string } }) {
  return search.amount
}
