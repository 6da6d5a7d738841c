import { back, close, defineFlow, link, page } from '@koo/flow'
import { agree } from '@koo/steps/agree'
import { frame } from '@koo/steps/frame'
import { tasks } from '@koo/steps/tasks'
import { smartVideo, videoAuth } from './commitment/step.ts'
import { LEAD_KEY } from './constants.ts'
import { enterHome } from './enter.ts'
import { titles } from './definitionCopy.ts'
import { intercept } from './intercept/step.ts'
import { protocolReading, verificationReading } from './oneClick/reading/step.ts'
import { confirm, home, leadConfirm, leadLoan, result, staff } from './pages.ts'
import { start } from './start/step.ts'

/** The result of a loan. Replaces, so that back never leads to an earlier page. */
const toResult = page('result/loan', { replace: true })
const toHome = page('cash/home', { replace: true })
/** The partner lender's loan page. Replaces: it takes the place of a loan that was not made (oneClick.9, oneClick.11). */
const toLead = page('cashLead/loan', { replace: true })

const toReading = {
  protocol: page('result/droolsprotocolv2'),
  verification: page('result/droolsv2verification'),
}
/** The pages for reading replace one another: back leads to the loan that was refused. */
const reading = {
  done: toResult,
  again: page('result/loan', { reuse: true, replace: true }),
  protocol: page('result/droolsprotocolv2', { replace: true }),
  verification: page('result/droolsv2verification', { replace: true }),
  frame: page('result/iframe'),
  lead: toLead,
  home: toHome,
  supplement: page('cash/home/adduserinfo_for_after_loan', { replace: true }),
}

/** A commitment and its video take the place of the terms until they are given: back leads to the loan page. */
const commitment = {
  confirm: page('cash/home/confirm', { replace: true }),
  smart: page('cash/smartVideo', { replace: true }),
  form: page('cash/home', { reuse: true }),
}

/** What is missing is supplied on the pages of the provider's own card (gap N17). */
const supplement = tasks().with({ title: titles.supplement })
/** What is missing comes before the terms, in their place: back leads to the loan page. */
const toGap = page('cash/home/adduserinfo_loan', { replace: true })
/** The same after a refused loan: its end leads back to that loan's result. */
const toGapAfterLoan = page('cash/home/adduserinfo_for_after_loan')
/** A gap that is closed leads back to the loan. */
const forLoan = { query: { from: 'loan' } } as const
const supplementExits = {
  face: link('face-check'),
  identity: link('id-auth', forLoan),
  photos: link('id-photos', forLoan),
  contacts: link('contact-add', forLoan),
}

/** The cash loan: amount and selections, the lender's terms, the result. */
export const cashLoan = defineFlow({
  id: 'cash-loan',
  base: '/',
  start: 'cash/home',
  entries: [
    'cash/index',
    'cash/intercept',
    'cash/elecSign',
    'cash/signup',
    'cash/home',
    'cash/home/confirm',
    'cash/home/videoAuth',
    'cash/smartVideo',
    'cash/home/adduserinfo_loan',
    'cash/home/adduserinfo_for_after_loan',
    'cashLead/loan',
    'cashLead/confirm',
    'result/loan',
    'staff/cashLoan',
  ],
  pages: {
    'cash/index': start,
    'cash/intercept': intercept,
    'cash/elecSign': agree({ product: 'elecSign', confirm: true }).with({ title: titles.elecSign }),
    'cash/signup': agree({ product: 'signup', confirm: true }).with({ title: titles.signup }),
    'cash/home': home,
    'cash/home/confirm': confirm,
    'cash/home/videoAuth': videoAuth,
    'cash/smartVideo': smartVideo,
    'cash/home/adduserinfo_loan': supplement,
    'cash/home/adduserinfo_for_after_loan': supplement,
    'cashLead/loan': leadLoan,
    'cashLead/confirm': leadConfirm,
    'result/loan': result,
    'result/droolsprotocolv2': protocolReading,
    'result/droolsv2verification': verificationReading,
    'result/iframe': frame.with({ title: titles.frame }),
    'staff/cashLoan': staff,
  },
  exits: {
    'cash/index': {
      open: toHome,
      locked: page('cash/intercept', { query: { from: 'lockCode' }, replace: true }),
    },
    'cash/intercept': { open: toHome, home: link('home', { replace: true }), leave: close },
    'cash/elecSign': { signed: back },
    'cash/signup': { signed: page('cash/home', { reuse: true }) },
    'cash/home': {
      next: page('cash/home/confirm'),
      found: toResult,
      supplement: page('cash/home/adduserinfo_loan'),
    },
    'cash/home/adduserinfo_loan': { ...supplementExits, done: page('cash/home', { reuse: true }) },
    'cash/home/adduserinfo_for_after_loan': {
      ...supplementExits,
      done: page('result/loan', { reuse: true, replace: true }),
    },
    'cash/home/confirm': {
      done: toResult,
      commitment: page('cash/home/videoAuth', { replace: true }),
      form: page('cash/home', { reuse: true }),
      supplement: toGap,
    },
    'cash/home/videoAuth': commitment,
    'cash/smartVideo': commitment,
    'cashLead/loan': {
      next: page('cashLead/confirm'),
      found: toResult,
      supplement: page('cash/home/adduserinfo_loan'),
    },
    'cashLead/confirm': {
      done: toResult,
      // Not taken: the partner's terms ask for no commitment.
      commitment: page('cash/home/videoAuth', { replace: true }),
      form: page('cashLead/loan', { reuse: true }),
      supplement: toGap,
    },
    'result/loan': {
      finish: close,
      found: toResult,
      home: toHome,
      merchant: link('merchant-loan', { replace: true }),
      lead: toLead,
      supplement: toGapAfterLoan,
      ...toReading,
    },
    'result/droolsprotocolv2': reading,
    'result/droolsv2verification': reading,
    'result/iframe': { back },
    'staff/cashLoan': { done: toResult, supplement: page('cash/home/adduserinfo_loan'), ordinary: toHome },
  },
  enter: enterHome,
  keys: {
    loan: 'cash/home',
    // What a loan page of another flow needs first.
    'loan-proofs': 'cash/home/adduserinfo_loan',
    result: 'result/loan',
    [LEAD_KEY]: 'cashLead/loan',
  },
})
