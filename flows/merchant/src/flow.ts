import { defineFlow, link, page, server } from '@koo/flow'
import { face } from '@koo/steps/face'
import { idPictures } from '@koo/steps/id-pictures'
import { videoFail, videoSuccess } from '@koo/steps/outcome'
import { read } from '@koo/steps/read'
import { preOrder, preOrderExample, preOrderInfo, preOrderResult } from './booking/step.ts'
import { merchantCredit } from './credit/step.ts'
import { documentExits, documentPages, uploadFile } from './documents/step.ts'
import { loan } from './loan/step.ts'
import { platformExits, platformPages } from './platforms/index.ts'
import { checkFail, checkSuccess, orderChecking, orderSubmitted, submitPass } from './progress/step.ts'
import { byStatus } from './status.ts'
import { tobacco, tobaccoBasic, tobaccoFailure, tobaccoGoods, tobaccoManage } from './tobacco/step.ts'

const instead = { replace: true } as const
const toStart = page('merchantCredit', instead)
/** Back from a check never opens the camera again. */
const failed = page('videofail', instead)
const noLicence = page('tobacco/failure', instead)
const raised = link('raise-limit-result', { query: { authId: '118' }, ...instead })

/** Credit of a shop: the order, proofs of its trade, a review, a limit and a loan from it; and the booking of a visit. */
export const merchant = defineFlow({
  id: 'merchant',
  start: 'merchantCredit',
  server: byStatus,
  pages: {
    merchantCredit,
    orderSubmitted,
    checkFail,
    checkSuccess,
    orderChecking,
    submitPass,
    uploadFile,
    ...documentPages,
    cardUpload: idPictures,
    ...platformPages,
    preOrder,
    preOrderInfo,
    'preOrderInfo/preOrderExample': preOrderExample,
    preOrderResult,
    tobacco,
    'tobacco/basicInfo': tobaccoBasic,
    'tobacco/manageInfo': tobaccoManage,
    'tobacco/goodsInfo': tobaccoGoods,
    'tobacco/failure': tobaccoFailure,
    video: face({ call: 'merchant' }),
    'video/protocolRead': read(),
    videofail: videoFail({ leaves: 'order' }),
    videosuccess: videoSuccess,
    loan,
  },
  // Messages and the partner's link open any of these.
  entries: ['merchantCredit', 'checkSuccess', 'submitPass', 'uploadFile', 'preOrder', 'tobacco', 'loan'],
  exits: {
    merchantCredit: {
      moved: server,
      ele: page('eleCredit'),
      sqb: page('sqbCredit'),
      meituan: page('meituanCredit'),
      aliPay: page('aliPayCredit'),
      weChat: page('weChatCredit'),
      tobacco: page('tobacco'),
      certificate: page('uploadCertificate'),
      idCard: page('cardUpload'),
      booking: page('preOrder'),
      home: link('home', instead),
    },
    orderSubmitted: { moved: server },
    checkFail: { moved: server, again: toStart, home: link('home', instead) },
    checkSuccess: { moved: server, loan: page('loan') },
    orderChecking: { moved: server },
    submitPass: { moved: server, documents: page('uploadFile'), face: page('video') },
    ...documentExits,
    ...platformExits,
    preOrder: { start: page('preOrderInfo'), result: page('preOrderResult', instead) },
    preOrderInfo: {
      done: page('preOrderResult', instead),
      example: page('preOrderInfo/preOrderExample'),
    },
    preOrderResult: { again: page('preOrder', instead), home: toStart },
    tobacco: { start: page('tobacco/basicInfo', instead), failed: noLicence },
    'tobacco/basicInfo': { next: page('tobacco/manageInfo', instead), failed: noLicence },
    'tobacco/manageInfo': { next: page('tobacco/goodsInfo', instead), failed: noLicence },
    'tobacco/goodsInfo': { next: raised, failed: noLicence },
    'tobacco/failure': { done: raised, again: page('tobacco', instead), home: toStart },
    video: {
      passed: page('videosuccess', instead),
      failed,
      noneLeft: failed,
      read: page('video/protocolRead'),
    },
    videofail: { again: page('video', instead) },
    loan: { done: link('result', instead), supplement: link('loan-proofs') },
  },
  keys: { 'merchant-loan': 'loan' },
})
