import { page, partner } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { zhuanzhuan } from './flow.ts'

/** Customers of the partner, under the names that the sandbox has for them, and their ways through the flow. */
export const personas = [
  {
    name: 'zhuanzhuan-start',
    server: page('loginsuccess'),
    lines: [
      { at: 'loginsuccess', exit: 'done', server: page('idnumberauth') },
      { at: 'idnumberauth', exit: 'done', server: page('video') },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess', exit: 'done', server: page('idcarduploading') },
      { at: 'idcarduploading', exit: 'done', server: page('contactff') },
      { at: 'contactff', exit: 'done', server: page('information') },
      { at: 'information', exit: 'done', server: page('result') },
      { at: 'result', exit: 'started' },
      { at: 'checking', exit: 'passed', server: page('result') },
      { at: 'result' },
    ],
  },
  {
    name: 'zhuanzhuan-failed',
    server: page('checkedfail'),
    lines: [{ at: 'checkedfail', exit: 'leave', ends: partner('ASSESS_AMOUNT_FAILURE') }],
  },
  {
    name: 'partner-face-fails',
    server: page('video'),
    lines: [{ at: 'video', exit: 'failed' }, { at: 'videofail', exit: 'again' }, { at: 'video' }],
  },
  {
    name: 'partner-refused',
    server: page('loginsuccess'),
    lines: [{ at: 'loginsuccess', exit: 'failed' }, { at: 'loginfail' }],
  },
  { name: 'zhuanzhuan-passed', server: page('result'), lines: [{ at: 'result' }] },
] as const satisfies readonly Persona<keyof typeof zhuanzhuan.pages>[]
