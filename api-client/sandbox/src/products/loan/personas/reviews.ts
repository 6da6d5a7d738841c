import { oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Refused after some polls. */
export const auditFails: Persona = {
  ...oldCustomer,
  name: 'audit-fails',
  title: '审核不通过客户',
  shows: {
    zh: '审核在三次查询后拒绝：额度和优惠券退回，随后出现导流弹窗。',
    en: 'The review refuses after three polls: limit and coupons are restored, then the lead pop-up is offered.',
  },
  mobile: '13800000007',
  audit: { polls: 3, outcome: 'auditFailure', share: 'koo', showType: 'popWindow' },
}

/** The review takes longer than the page polls. */
export const slowAudit: Persona = {
  ...oldCustomer,
  name: 'slow-audit',
  title: '审核缓慢客户',
  shows: {
    zh: '审核时间超过pollMaxPeriod：倒计时样式结束时仍没有结果。',
    en: 'The review takes longer than pollMaxPeriod: the countdown style ends without a decision.',
  },
  mobile: '13800000008',
  audit: { polls: 60, outcome: 'auditSuccess', share: 'koo', showType: null },
  resultPage: { ...oldCustomer.resultPage, styleGray: true, countDown: 30 },
}

/** Contacts could not be verified. */
export const contactsFailed: Persona = {
  ...oldCustomer,
  name: 'contacts-failed',
  title: '联系人验证未通过客户',
  shows: {
    zh: 'contactsAuth 4：借款按钮到明天之前不可用。',
    en: 'contactsAuth 4: the loan button is disabled until tomorrow.',
  },
  mobile: '13800000012',
  auth: { ...oldCustomer.auth, contactsAuth: 4 },
}

/** ID photos are missing. */
export const needsData: Persona = {
  ...oldCustomer,
  name: 'needs-data',
  title: '待补充证件客户',
  shows: {
    zh: '缺少身份证照片：按钮显示补充资料并借款（状态1）。',
    en: 'An ID photo is missing: the button says supplement data and borrow (status 1).',
  },
  mobile: '13800000013',
  auth: { ...oldCustomer.auth, idPhotoBackAuth: 0 },
}

/** The face check is missing. */
export const needsFace: Persona = {
  ...oldCustomer,
  name: 'needs-face',
  title: '待人脸验证客户',
  shows: {
    zh: '缺少人脸识别：按钮显示补充资料并借款（状态2）。',
    en: 'The face check is missing: the button says supplement data and borrow (status 2).',
  },
  mobile: '13800000014',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
}

/** Contacts are missing. */
export const needsContacts: Persona = {
  ...oldCustomer,
  name: 'needs-contacts',
  title: '待补充联系人客户',
  shows: {
    zh: 'contactsAuth 2：按钮显示补充资料并借款（状态4）。',
    en: 'contactsAuth 2: the button says supplement data and borrow (status 4).',
  },
  mobile: '13800000015',
  auth: { ...oldCustomer.auth, contactsAuth: 2 },
}
