import { nothingProved, oldCustomer } from '../../../people/personas/oldCustomer.ts'
import type { Persona } from '../../../engine/persona.ts'

/** Every face check fails. */
const faceFails: Persona = {
  ...oldCustomer,
  name: 'face-fails',
  title: '人脸识别不通过客户',
  shows: {
    zh: '人脸识别全部不通过：一天五次后，到明天之前没有次数。',
    en: 'Every face check fails: after five on one day none is left until tomorrow.',
  },
  mobile: '13800000206',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { outcome: 'fail' } },
}

/** All face checks of the day are used up. */
const faceOverLimit: Persona = {
  ...oldCustomer,
  name: 'face-over-limit',
  title: '人脸识别超限客户',
  shows: {
    zh: '不允许人脸识别：显示次数超限页面。',
    en: 'No face check is allowed: the page for too many checks.',
  },
  mobile: '13800000207',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { triesADay: 0 } },
}

/** The face belongs to another person. */
const faceOther: Persona = {
  ...oldCustomer,
  name: 'face-other',
  title: '非本人操作客户',
  shows: { zh: '人脸与身份证不是同一人。', en: 'The face is not that of the ID card.' },
  mobile: '13800000208',
  auth: { ...oldCustomer.auth, faceAuth: 0 },
  credit: { face: { outcome: 'other' } },
}

/** No contacts, and none to recommend. */
const noContacts: Persona = {
  ...oldCustomer,
  name: 'no-contacts',
  title: '无联系人客户',
  shows: {
    zh: '没有紧急联系人（contactsAuth 0），也没有推荐联系人。',
    en: 'No emergency contact (contactsAuth 0), and no recommendation for one.',
  },
  mobile: '13800000209',
  auth: { ...oldCustomer.auth, contactsAuth: 0 },
  credit: { recommend: null },
}

/** Contacts must be verified again. */
const contactsExpired: Persona = {
  ...oldCustomer,
  name: 'contacts-expired',
  title: '联系人待更新客户',
  shows: {
    zh: '联系人已失效（contactsAuth 3）；未命中推荐联系人灰度。',
    en: 'Contacts that are no longer valid (contactsAuth 3); the gray flag of recommendations is not hit.',
  },
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
  shows: {
    zh: '有额度，但缺少人脸、身份证、照片、联系人和基本信息：借款前的每一步都会停下。',
    en: 'A limit, but face, ID, photos, contacts and base information are missing: every step before a loan.',
  },
  mobile: '13800000211',
  auth: nothingProved,
  credit: { baseInfo: false },
}

/** The verification has expired. */
const verifyExpired: Persona = {
  ...oldCustomer,
  name: 'verify-expired',
  title: '认证过期客户',
  shows: {
    zh: 'verifyTime为false：补充资料并借款（状态4），直到重新提交人脸或联系人。',
    en: 'verifyTime false: supplement data and borrow (status 4) until the face check or the contacts are renewed.',
  },
  mobile: '13800000212',
  auth: { ...oldCustomer.auth, verifyTime: false },
}

/** The last commitment video was refused. */
const videoFailed: Persona = {
  ...oldCustomer,
  name: 'video-failed',
  title: '承诺视频未通过客户',
  shows: {
    zh: '上一个承诺视频未通过：录制页提供重新录制。',
    en: 'The last commitment video failed: the recorder offers to record again.',
  },
  mobile: '13800000213',
  credit: { lastVideo: 'fail', commitment: { type: 'old', videoOpen: true } },
}

/** The commitment video was accepted. */
const videoDone: Persona = {
  ...oldCustomer,
  name: 'video-done',
  title: '已录承诺视频客户',
  shows: {
    zh: '承诺视频已存档：录制页直接显示成功。',
    en: 'The commitment video is on file: the recorder starts with a success.',
  },
  mobile: '13800000214',
  credit: { lastVideo: 'success', commitment: { type: 'old', videoOpen: true } },
}

/** A commitment video of the new kind is required: it is recorded on a page of its own. */
const videoNew: Persona = {
  ...oldCustomer,
  name: 'video-new',
  title: '需录新版承诺视频客户',
  shows: {
    zh: '借款前须作承诺并录制视频：类型new，在单独的页面录制。',
    en: 'A loan asks for a commitment with a video of type new, which is recorded on a page of its own.',
  },
  mobile: '13800000219',
  credit: { commitment: { type: 'new', videoOpen: true } },
}

/** A commitment is asked for, its video is not required. */
const videoOptional: Persona = {
  ...oldCustomer,
  name: 'video-optional',
  title: '承诺视频选录客户',
  shows: {
    zh: '借款前须作承诺，视频不是必须的。',
    en: 'A loan asks for a commitment; its video is not required.',
  },
  mobile: '13800000220',
  credit: { commitment: { type: 'old', videoOpen: false } },
}

/** Customers with missing or refused proofs. */
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
  videoNew,
  videoOptional,
]
