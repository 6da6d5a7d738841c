import { page } from '@koo/flow'
import type { Persona } from '@koo/flow/testing'
import type { maoyan } from './flow.ts'

/** Customers of the partner, under the names that the sandbox has for them, and their ways through the flow. */
export const personas = [
  {
    name: 'maoyan-start',
    server: page('idnumberauth'),
    lines: [
      { at: 'idnumberauth', exit: 'done', server: page('idcarduploading') },
      { at: 'idcarduploading', exit: 'done', server: page('video') },
      { at: 'video', exit: 'passed' },
      { at: 'videosuccess', exit: 'done', server: page('information') },
      { at: 'information', exit: 'done', server: page('result') },
      { at: 'result', exit: 'started' },
      { at: 'checking', exit: 'passed', server: page('result') },
      { at: 'result' },
    ],
  },
  {
    name: 'maoyan-one-step',
    server: page('idauth'),
    lines: [{ at: 'idauth', exit: 'done', server: page('idcarduploading') }, { at: 'idcarduploading' }],
  },
  {
    name: 'partner-face-fails',
    server: page('video'),
    lines: [{ at: 'video', exit: 'failed' }, { at: 'videofail', exit: 'again' }, { at: 'video' }],
  },
  {
    name: 'maoyan-failed',
    server: page('result'),
    lines: [{ at: 'result', exit: 'failed' }],
  },
] as const satisfies readonly Persona<keyof typeof maoyan.pages>[]
