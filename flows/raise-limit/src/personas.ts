import type { Persona } from '@koo/flow/testing'
import type { raiseLimit } from './flow.ts'

/** Ways through the verifications, the campaigns and the history. */
export const personas = [
  {
    name: 'proves the provident fund',
    lines: [
      { at: 'accumFundStepOne', exit: 'next' },
      { at: 'accumFundStepTwo', exit: 'done' },
      { at: 'result', exit: 'home' },
      { at: 'home', exit: 'history' },
      { at: 'history', exit: 'home' },
      { at: 'home' },
    ],
  },
  {
    name: 'records the online bank',
    lines: [
      { at: 'wsdStepOne', exit: 'next' },
      { at: 'wsdStepTwo', exit: 'tutorial' },
      { at: 'wsdAuthPushStreamExample', exit: 'done' },
      { at: 'wsdStepTwo', exit: 'next' },
      { at: 'wsdAuthPushStream', exit: 'started' },
      { at: 'wsdAuthPushStreamResult', exit: 'passed' },
      { at: 'result', exit: 'loan' },
    ],
  },
  {
    name: 'records something that cannot be read',
    lines: [
      { at: 'wsdAuthPushStream', exit: 'started' },
      { at: 'wsdAuthPushStreamResult', exit: 'failed' },
      { at: 'fail', exit: 'home' },
      { at: 'home' },
    ],
  },
  {
    name: 'shows a student record',
    lines: [
      { at: 'academicAuth', exit: 'asking' },
      { at: 'academicAuthLoading', exit: 'lost' },
      { at: 'academicAuth', exit: 'asking' },
      { at: 'academicAuthLoading', exit: 'found' },
      { at: 'academicAuthResult', exit: 'home' },
      { at: 'home' },
    ],
  },
  {
    name: 'sends what was bought',
    lines: [
      { at: 'fpUpload', exit: 'example' },
      { at: 'fpExample', exit: 'done' },
      { at: 'fpUpload', exit: 'example2' },
      { at: 'fpExample2', exit: 'done' },
      { at: 'fpUpload', exit: 'done' },
      { at: 'result', exit: 'home' },
      { at: 'home' },
    ],
  },
  {
    name: 'follows the official account',
    lines: [{ at: 'wxAuthindex', exit: 'next' }, { at: 'wxAuth', exit: 'done' }, { at: 'result' }],
  },
  { name: 'binds a credit card', lines: [{ at: 'card', exit: 'done' }, { at: 'result' }] },
  { name: 'completes what is missing', lines: [{ at: 'perfectInfo', exit: 'done' }, { at: 'result' }] },
  { name: 'adds contacts', lines: [{ at: 'perfectInfo', exit: 'contacts' }] },
  {
    name: 'joins the campaigns',
    lines: [{ at: 'activity', exit: 'home' }, { at: 'home', exit: 'activity' }, { at: 'activity' }],
  },
  { name: 'borrows in December', lines: [{ at: 'decemberActivity', exit: 'loan' }] },
  { name: 'comes from the dzl product', lines: [{ at: 'cardDzlMid', exit: 'done' }] },
  { name: 'has no limit yet', lines: [{ at: 'xszAuth', exit: 'apply' }] },
] as const satisfies readonly Persona<keyof typeof raiseLimit.pages>[]
