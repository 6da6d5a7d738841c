import { defineFlow } from '@koo/flow'
import { attackedPages } from '@koo/page/testing/attacks'
import { assess } from './assess/step.ts'
import { autopay, autopayResign } from './autopay/step.ts'
import { frame } from './frame/step.ts'
import { handover } from './handover/step.ts'
import * as outcome from './outcome/step.ts'
import { agency, bindCard, passage } from './passage/step.ts'
import { assessment, contactsCheck, preAssessment } from './waiting/step.ts'

// The steps of the way through a channel, in flows for the derived test.
const entry = { start: 'result', entries: ['result'] } as const
const result = assess({ shows: 'outcome' })

/** Pages that make no call when they are opened. */
const silent = {
  loginsuccess: handover(),
  loginfail: outcome.loginFail({ partner: 'siku' }),
  middle: passage,
  iframe: frame,
}
const refused = defineFlow({
  id: 'refused',
  ...entry,
  pages: {
    result,
    checking: assessment(),
    waiting: preAssessment,
    contactadding: contactsCheck,
    checkedfail: outcome.checkedFail({ preAssessed: true }),
    contactResult: outcome.contactResult,
    entryfail: outcome.entryFail,
    videosuccess: outcome.videoSuccess,
    videofail: outcome.videoFail(),
    contactaddsuccess: outcome.contactAddSuccess,
    overlimit: outcome.overlimit,
    agency: agency(),
    bindcard: bindCard,
    ...silent,
  },
})
const passed = defineFlow({
  id: 'passed',
  ...entry,
  pages: { result, checking: assessment(), checkedsuccess: outcome.checkedSuccess() },
})

attackedPages(refused, { persona: 'yinlian-failed', silent: Object.keys(silent) })
attackedPages(passed, { persona: 'siku-passed' })

// Automatic repayment, in a flow of its own.
const paying = defineFlow({
  id: 'paying',
  start: 'autopay',
  entries: ['autopay'],
  pages: { autopay, autopayResign },
})
attackedPages(paying, { persona: 'autopay-on' })
