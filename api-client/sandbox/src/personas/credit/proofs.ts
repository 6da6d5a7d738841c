import { nothingProved, oldCustomer } from '../old-customer.ts'
import type { Persona } from '../types.ts'

/** The face never passes. */
const faceFails: Persona = {
  ...oldCustomer,
  name: 'face-fails',
  title: '人脸识别不通过客户',
  shows: 'No face check passes: after five on one day none is left until tomorrow.',
  mobile: '13800000206',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { outcome: 'fail' } },
}

/** No face check is left. */
const faceOverLimit: Persona = {
  ...oldCustomer,
  name: 'face-over-limit',
  title: '人脸识别超限客户',
  shows: 'No face check is allowed: the page for too many checks.',
  mobile: '13800000207',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { triesADay: 0 } },
}

/** Somebody else holds the phone. */
const faceOther: Persona = {
  ...oldCustomer,
  name: 'face-other',
  title: '非本人操作客户',
  shows: 'The face is not the one of the ID card.',
  mobile: '13800000208',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { outcome: 'other' } },
}

/** No contacts, and none to recommend. */
const noContacts: Persona = {
  ...oldCustomer,
  name: 'no-contacts',
  title: '无联系人客户',
  shows: 'No emergency contact (contactsAuth 0), and no recommendation for one.',
  mobile: '13800000209',
  auth: { ...oldCustomer.auth, contactsAuth: 0 },
  credit: { recommend: null },
}

/** Contacts have to be verified again. */
const contactsExpired: Persona = {
  ...oldCustomer,
  name: 'contacts-expired',
  title: '联系人待更新客户',
  shows: 'Contacts that do not count any more (contactsAuth 3); the gray flag of recommendations is not hit.',
  mobile: '13800000210',
  auth: { ...oldCustomer.auth, contactsAuth: 3 },
  credit: {
    recommend: {
      computingTime: 1000,
      contacts: [],
      hitGray: false,
      pageRecLimit: 0,
      redContactNum: 0,
      completeRecConNum: 2,
      goContact: false,
    },
  },
}

/** Everything is missing. */
const needsEverything: Persona = {
  ...oldCustomer,
  name: 'needs-everything',
  title: '待补全资料客户',
  shows:
    'A limit, but face, ID, photos, contacts and base information are missing: every stop before a loan.',
  mobile: '13800000211',
  auth: nothingProved,
  credit: { baseInfo: false },
}

/** The verification is out of date. */
const verifyExpired: Persona = {
  ...oldCustomer,
  name: 'verify-expired',
  title: '认证过期客户',
  shows: 'verifyTime false: supplement data and borrow (status 4) until face or contacts are given again.',
  mobile: '13800000212',
  auth: { ...oldCustomer.auth, verifyTime: false },
}

/** The last commitment video was refused. */
const videoFailed: Persona = {
  ...oldCustomer,
  name: 'video-failed',
  title: '承诺视频未通过客户',
  shows: 'The last commitment video failed: the recorder offers to record again.',
  mobile: '13800000213',
  credit: { lastVideo: 'fail' },
}

/** The commitment video is there. */
const videoDone: Persona = {
  ...oldCustomer,
  name: 'video-done',
  title: '已录承诺视频客户',
  shows: 'The commitment video is on file: the recorder begins with a success.',
  mobile: '13800000214',
  credit: { lastVideo: 'success' },
}

/** Customers whose proofs are missing or refused. */
export const provers: readonly Persona[] = [
  faceFails,
  faceOverLimit,
  faceOther,
  noContacts,
  contactsExpired,
  needsEverything,
  verifyExpired,
  videoFailed,
  videoDone,
]
