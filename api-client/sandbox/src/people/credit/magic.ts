import type { MagicInput } from '../../engine/magic.ts'
import { fileMagic } from './magicFiles.ts'

/** Digits 15 to 17 of an ID number that is typed in. */
export const ID_SEQUENCES = {
  mismatch: '901',
  taken: '902',
  assessmentFails: '903',
  assessmentSlow: '904',
} as const

/** Tokens of the face check provider. An image whose first bytes are such a text has the same effect. */
export const FACE_TOKENS = {
  pass: 'face-pass',
  fail: 'face-fail',
  other: 'face-other',
  limit: 'face-limit',
} as const

/** Last four digits of a contact's phone. */
export const CONTACT_ENDINGS = {
  exists: '1111',
  barred: '4444',
  failsLater: '5555',
} as const

/** Last four digits of a credit card. */
export const CARD_ENDINGS = { debit: '0002', otherOwner: '0003', unsupported: '0004' } as const

/** Last four characters of the online verification code of a student record. */
export const ACADEMIC_ENDINGS = {
  expired: '0001',
  notFound: '0002',
  otherPerson: '0003',
  left: '0004',
} as const

/** Magic inputs of credit assessment, proofs of identity, contacts, videos and photos. */
export const creditMagic: readonly MagicInput[] = [
  ...fileMagic,
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.mismatch,
    effect: {
      zh: '姓名与身份证号不一致（Result 42145）。',
      en: 'Name and ID number do not match (Result 42145).',
    },
  },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.taken,
    effect: {
      zh: '该身份证号已用于另一个账户（Result 42145）。',
      en: 'The ID number belongs to another account (Result 42145).',
    },
  },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.assessmentFails,
    effect: { zh: '授信评估不通过。', en: 'The credit assessment fails.' },
  },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.assessmentSlow,
    effect: {
      zh: '授信评估在查询60次或十分钟后才有结果。',
      en: 'The credit assessment ends after 60 polls or ten minutes.',
    },
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.pass,
    effect: { zh: '人脸识别通过，任何客户都一样。', en: 'The face check passes for every customer.' },
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.fail,
    effect: {
      zh: '人脸识别不通过，当天的次数减少一次。',
      en: 'The face check fails and uses one of the day’s attempts.',
    },
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.other,
    effect: { zh: '人脸不是客户本人。', en: 'The face belongs to another person.' },
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.limit,
    effect: { zh: '当天的人脸识别次数已用完。', en: 'All face checks of the day are used up.' },
  },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.exists,
    effect: {
      zh: '联系人已存在：Result 300，reasonCode 1；同一手机号填写两次也一样。',
      en: 'The contact exists already: Result 300 with reasonCode 1. The same happens when one phone number is entered twice.',
    },
  },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.barred,
    effect: {
      zh: '该号码不能作为联系人：Result 300，reasonCode 3；填写本人号码时为reasonCode 2。',
      en: 'This number is not allowed as a contact: Result 300 with reasonCode 3. The customer’s own number returns reasonCode 2.',
    },
  },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.failsLater,
    effect: {
      zh: '联系人已保存，但验证不通过：到第二天之前contactsAuth为4。',
      en: 'The contact is saved, but its verification fails: contactsAuth is 4 until the next day.',
    },
  },
  {
    field: '信用卡号末四位',
    value: CARD_ENDINGS.debit,
    effect: { zh: '不是信用卡（Result 42143）。', en: 'Not a credit card (Result 42143).' },
  },
  {
    field: '信用卡号末四位',
    value: CARD_ENDINGS.otherOwner,
    effect: {
      zh: '不是本人的信用卡（Result 42143）。',
      en: 'The card belongs to another person (Result 42143).',
    },
  },
  {
    field: '信用卡号末四位',
    value: CARD_ENDINGS.unsupported,
    effect: { zh: '不支持该银行（Result 42143）。', en: 'The bank is not supported (Result 42143).' },
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.expired,
    effect: { zh: '在线验证码已过期（Result 42141）。', en: 'The code has expired (Result 42141).' },
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.notFound,
    effect: { zh: '查不到学籍记录（Result 42141）。', en: 'There is no such student record (Result 42141).' },
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.otherPerson,
    effect: {
      zh: '不是本人的学籍记录（Result 42141）。',
      en: 'The student record belongs to another person (Result 42141).',
    },
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.left,
    effect: {
      zh: '学籍已结束：可以展示，但不提额。',
      en: 'The customer has left the school: the record is shown, but the limit does not rise.',
    },
  },
]
