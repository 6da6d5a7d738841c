import { STEPS, definePartner, onLink } from './types.ts'

/** Film tickets: first the partner's authorisation, identity by number; the result page shows every outcome. */
export const maoyan = definePartner({
  code: 'maoyan',
  name: '猫眼',
  entry: '/pages/credit/maoyan/',
  phones: 1,
  before: [onLink('authorise'), STEPS.idNumberAuth, STEPS.idCardAuth, STEPS.face, STEPS.information],
  assessment: ['assess-amount', 'assess-amount-ing', 'assess-amount', 'assess-amount'],
  after: [onLink('tickets', 'never')],
  order: null,
})
