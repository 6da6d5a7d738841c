import { page } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { koocard } from './flow.ts'

/** Customers of the provider's own card, under the names that the sandbox has for them. */
export const personas = [
  {
    name: 'credit-new',
    server: page('middle'),
    lines: [
      { at: 'middle', exit: 'done', server: page('idauth') },
      { at: 'idauth', exit: 'done', server: page('idcarduploading') },
      { at: 'idcarduploading', exit: 'done', server: page('video') },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess', exit: 'done', server: page('information') },
      { at: 'information', exit: 'done', server: page('contactadd') },
      { at: 'contactadd', exit: 'done' },
      { at: 'contactadding', exit: 'passed' },
      { at: 'contactaddsuccess', exit: 'done', server: page('result') },
      { at: 'result', exit: 'started' },
      { at: 'checking', exit: 'passed', server: page('checkedsuccess') },
      { at: 'checkedsuccess', exit: 'done', server: page('agency') },
      { at: 'agency' },
    ],
  },
  {
    name: 'koocard-last-step',
    server: page('contactadd'),
    lines: [
      { at: 'contactadd', exit: 'done' },
      { at: 'contactadding', exit: 'failed' },
      { at: 'contactResult', exit: 'leave' },
    ],
  },
  { name: 'koocard-failed', server: page('checkedfail'), lines: [{ at: 'checkedfail', exit: 'leave' }] },
  {
    name: 'needs-face',
    lines: [
      { at: 'videoForloan', exit: 'failed' },
      { at: 'videofail', exit: 'loanAgain' },
      { at: 'videoForloan', exit: 'passed' },
      { at: 'videosuccess', exit: 'loan' },
    ],
  },
  {
    name: 'needs-contacts',
    lines: [
      { at: 'contact', exit: 'row', with: { level: '1' } },
      { at: 'contact/detail', exit: 'overview' },
    ],
  },
  { name: 'old-customer', lines: [{ at: 'contact/fourfive', exit: 'done' }, { at: 'contactResult' }] },
  {
    name: 'many',
    lines: [
      { at: 'houseLoan', exit: 'done' },
      { at: 'houseLoanMid', exit: 'done' },
    ],
  },
] as const satisfies readonly Persona<keyof typeof koocard.pages>[]
