import { page, partner } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { siku } from './flow.ts'

/** Customers of the partner, under the names that the sandbox has for them, and their ways through the flow. */
export const personas = [
  {
    name: 'siku-start',
    server: page('loginsuccess'),
    lines: [
      { at: 'loginsuccess', exit: 'done', server: page('idauth') },
      { at: 'idauth', exit: 'done', server: page('idcarduploading') },
      { at: 'idcarduploading', exit: 'done', server: page('video') },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess', exit: 'done', server: page('contactff') },
      { at: 'contactff', exit: 'done', server: page('information') },
      { at: 'information', exit: 'done', server: page('result') },
      { at: 'result', exit: 'started' },
      { at: 'checking', exit: 'passed', server: page('checkedsuccess') },
      { at: 'checkedsuccess', exit: 'done', ends: partner('ASSESS_AMOUNT_SUCCESS') },
    ],
  },
  {
    name: 'siku-failed',
    server: page('checkedfail'),
    lines: [{ at: 'checkedfail', exit: 'leave', ends: partner('ASSESS_AMOUNT_FAILURE') }],
  },
  {
    name: 'partner-face-fails',
    server: page('video'),
    lines: [
      { at: 'video', exit: 'failed' },
      { at: 'videofail', exit: 'again' },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess' },
    ],
  },
  {
    name: 'partner-refused',
    server: page('loginsuccess'),
    lines: [{ at: 'loginsuccess', exit: 'failed' }, { at: 'loginfail' }],
  },
  {
    name: 'siku-one-step',
    server: page('idnumberauth'),
    lines: [{ at: 'idnumberauth', exit: 'done', server: page('idcarduploading') }, { at: 'idcarduploading' }],
  },
  { name: 'siku-passed', server: page('checkedsuccess'), lines: [{ at: 'checkedsuccess' }] },
] as const satisfies readonly Persona<keyof typeof siku.pages>[]
