import { back, defineFlow, each, link, namesOf, page } from '@koo/flow'
import { campaign } from '@koo/steps/campaign'
import { example } from '@koo/steps/example'
import { perfectInfo } from '@koo/steps/perfect-info'
import { verificationIntro } from '@koo/steps/verification-intro'
import { passage } from '@koo/steps/passage'
import { proofUpload } from '@koo/steps/proof-upload'
import { raiseFail, raiseResult } from '@koo/steps/raise'
import { recording } from '@koo/steps/recording'
import { limitHome } from '@koo/steps/limit-home'
import { recordingResult } from '@koo/steps/recording-result'
import { academicForm, academicLoading } from './academic/step.ts'
import { academicResult } from './academicResult/step.ts'
import { campaigns } from './campaigns.ts'
import { card } from './card/step.ts'
import { history } from './history/step.ts'
import { guides, proofs } from './verifications.ts'
import { ways } from './ways.ts'

const instead = { replace: true } as const
const toHome = page('home', instead)
/** Back from a result never shows what was handed in for it. */
const passed = (authId: string) => page('result', { query: { authId }, ...instead })
const failed = (authId: string) => page('fail', { query: { authId }, ...instead })
/** Who may not start reads why, and applies for a limit first, or goes back to what else there is. */
const refused = { blocked: toHome, apply: link('koocard', instead) }
const joined = { home: page('home'), loan: link('loan') }
const tutorial = page('wsdAuthPushStreamExample')

/** What raises the limit: verifications, campaigns, and the history of the limit. */
export const raiseLimit = defineFlow({
  id: 'raiseLimit',
  start: 'home',
  pages: {
    home: limitHome,
    activity: campaign().with({ title: '提额活动' }),
    ...campaigns,
    history,
    result: raiseResult.with({ stage: 'outcome' }),
    fail: raiseFail,
    perfectInfo,
    card: card.with({ stage: 'card' }),
    cardDzlMid: passage.with({ title: '信用卡认证' }),
    ...each(guides, (guide) => verificationIntro(guide).with({ title: guide.title, stage: 'guide' })),
    ...each(proofs, (proof) => proofUpload(proof).with({ title: proof.title, stage: 'proof' })),
    wsdAuthPushStream: recording().with({ title: '网银贷认证', stage: 'record' }),
    wsdAuthPushStreamResult: recordingResult,
    wsdAuthPushStreamExample: example({ of: 'recording' }).with({ title: '录屏教程' }),
    fpExample: example({ of: 'invoice' }).with({ title: '凭证示例', login: false }),
    fpExample2: example({ of: 'order' }).with({ title: '凭证示例', login: false }),
    academicAuth: academicForm.with({ stage: 'code' }),
    academicAuthLoading: academicLoading,
    academicAuthResult: academicResult.with({ stage: 'outcome' }),
  },
  // Messages and banners open any of them.
  entries: [
    ...([
      'home',
      'activity',
      'history',
      'result',
      'fail',
      'perfectInfo',
      'card',
      'cardDzlMid',
      'academicAuth',
    ] as const),
    ...namesOf(campaigns),
    ...namesOf(guides),
    ...namesOf(proofs),
  ],
  exits: {
    home: {
      apply: link('koocard'),
      history: page('history'),
      activity: page('activity'),
      loan: link('loan'),
    },
    activity: joined,
    ...each(campaigns, () => joined),
    history: { home: toHome },
    result: { home: toHome, loan: link('loan', instead) },
    fail: { home: toHome },
    perfectInfo: { done: page('result', instead), contacts: link('contact-raise'), ...refused },
    card: { done: passed('134'), ...refused },
    cardDzlMid: { done: link('moreauth', instead) },
    ...each(proofs, ({ authId }) => ({
      done: passed(authId),
      example: page('fpExample'),
      example2: page('fpExample2'),
      ...refused,
    })),
    ...each(guides, ({ to }) => ({ next: page(to), tutorial, ...refused })),
    wsdAuthPushStream: { started: page('wsdAuthPushStreamResult', instead), tutorial, ...refused },
    wsdAuthPushStreamResult: {
      passed: passed('131'),
      failed: failed('131'),
      missing: page('wsdStepOne', instead),
    },
    wsdAuthPushStreamExample: { done: back },
    fpExample: { done: back },
    fpExample2: { done: back },
    academicAuth: { asking: page('academicAuthLoading', instead), ...refused },
    academicAuthLoading: { found: page('academicAuthResult', instead), lost: page('academicAuth', instead) },
    academicAuthResult: { home: toHome, again: page('academicAuth', instead) },
  },
  ways,
  keys: { 'raise-limit-home': 'home', 'raise-limit-result': 'result' },
})
