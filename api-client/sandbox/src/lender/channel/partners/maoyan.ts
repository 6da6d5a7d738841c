import { NO_DOOR_PAGES, STEPS, onLink, type PartnerTable } from './types.ts'

/** Film tickets: the partner's authorisation first, identity by number; the result page shows every outcome. */
export const maoyan: PartnerTable = {
  code: 'maoyan',
  name: '猫眼',
  entry: '/pages/credit/maoyan/',
  doorPages: NO_DOOR_PAGES,
  before: [onLink('authorise'), STEPS.idNumberAuth, STEPS.idCardAuth, STEPS.face, STEPS.information],
  assessment: ['assess-amount', 'assess-amount-ing', 'assess-amount', 'assess-amount'],
  after: [onLink('tickets', 'never')],
  order: null,
}
