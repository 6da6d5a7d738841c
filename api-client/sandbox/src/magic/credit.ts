import type { MagicInput } from './types.ts'

/** Part of a file name, and what the lender says to such a file. */
export interface FileMark {
  mark: string
  text: string
}

/** Photos of the ID card. */
export const ID_PHOTO_MARKS: readonly FileMark[] = [
  { mark: 'blurry', text: '照片模糊，请重新拍摄' },
  { mark: 'not-an-id', text: '未识别到身份证，请重新拍摄' },
  { mark: 'too-dark', text: '照片光线过暗，请在明亮处重新拍摄' },
  { mark: 'wrong-side', text: '证件面拍摄有误，请按提示拍摄对应的一面' },
  { mark: 'expired', text: '身份证已过有效期，请更换证件后重试' },
]

/** Screenshots and certificates that raise the limit. */
export const SCREENSHOT_MARKS: readonly FileMark[] = [
  { mark: 'blurry', text: '图片模糊，请重新上传' },
  { mark: 'not-a-proof', text: '未识别到认证信息，请参照示例重新上传' },
  { mark: 'edited', text: '图片疑似经过修改，请上传原始图片' },
  { mark: 'other-person', text: '图片信息与本人不一致，请上传本人资料' },
  { mark: 'expired', text: '图片信息已过期，请重新获取后上传' },
]

/** Commitment videos: refused while they are looked at. */
export const VIDEO_MARKS: readonly FileMark[] = [
  { mark: 'no-face', text: '视频中未检测到人脸，请重新录制' },
  { mark: 'silent', text: '视频中未检测到声音，请重新录制' },
]

/** A file of this name never arrives: the upload itself fails. */
export const UPLOAD_FAILS_MARK = 'upload-fails'

/** A video of this name is looked at for half a minute. */
export const SLOW_VIDEO_MARK = 'slow-review'

/** A front photo of this name is read with one wrong character in the name. */
export const MISREAD_MARK = 'misread'

/** Digits 15 to 17 of a resident number that is typed in. */
export const ID_SEQUENCES = {
  mismatch: '901',
  taken: '902',
  assessmentFails: '903',
  assessmentSlow: '904',
} as const

/** Tokens of the provider of the face check; an image is the same when its first bytes are this text. */
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

/** Last four characters of the code of a student record. */
export const ACADEMIC_ENDINGS = {
  expired: '0001',
  notFound: '0002',
  otherPerson: '0003',
  left: '0004',
} as const

const FILE_FIELD = '文件名'

/** Inputs with a meaning: credit assessment, proofs of identity, contacts, videos and photos. */
export const creditMagic: readonly MagicInput[] = [
  ...ID_PHOTO_MARKS.map(({ mark, text }) => ({
    field: FILE_FIELD,
    value: mark,
    effect: `An ID photo with it in its name is refused: ${text} (Result 42140).`,
  })),
  { field: FILE_FIELD, value: MISREAD_MARK, effect: 'The front is read with a wrong character in the name.' },
  ...SCREENSHOT_MARKS.map(({ mark, text }) => ({
    field: FILE_FIELD,
    value: mark,
    effect: `A screenshot or certificate with it in its name does not pass: ${text}.`,
  })),
  ...VIDEO_MARKS.map(({ mark, text }) => ({
    field: FILE_FIELD,
    value: mark,
    effect: `A video with it in its name is refused when it is saved: ${text} (Result 42144).`,
  })),
  {
    field: FILE_FIELD,
    value: SLOW_VIDEO_MARK,
    effect: 'A video is "uploading" for 30 seconds, then a success.',
  },
  {
    field: FILE_FIELD,
    value: UPLOAD_FAILS_MARK,
    effect: 'The upload fails: Result 42144 for a video, HTTP 503 of the cloud store.',
  },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.mismatch,
    effect: 'Name and number do not belong together (Result 42145).',
  },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.taken,
    effect: 'The number belongs to another account (Result 42145).',
  },
  { field: '身份证号第15至17位', value: ID_SEQUENCES.assessmentFails, effect: 'The assessment will fail.' },
  {
    field: '身份证号第15至17位',
    value: ID_SEQUENCES.assessmentSlow,
    effect: 'The assessment takes 60 polls or ten minutes.',
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.pass,
    effect: 'The face check passes, whoever the customer is.',
  },
  {
    field: '人脸识别token',
    value: FACE_TOKENS.fail,
    effect: 'The face check fails; one try of the day is gone.',
  },
  { field: '人脸识别token', value: FACE_TOKENS.other, effect: 'The face is another person’s.' },
  { field: '人脸识别token', value: FACE_TOKENS.limit, effect: 'No face check is left today.' },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.exists,
    effect: 'The contact exists already: Result 300 with reasonCode 1. So does a phone that is given twice.',
  },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.barred,
    effect: 'Nobody may name this contact: Result 300 with reasonCode 3. The own number is reasonCode 2.',
  },
  {
    field: '联系人手机号末四位',
    value: CONTACT_ENDINGS.failsLater,
    effect: 'The contact is kept, but its verification fails: contactsAuth 4 until tomorrow.',
  },
  { field: '信用卡号末四位', value: CARD_ENDINGS.debit, effect: 'No credit card (Result 42143).' },
  {
    field: '信用卡号末四位',
    value: CARD_ENDINGS.otherOwner,
    effect: 'Another person’s card (Result 42143).',
  },
  {
    field: '信用卡号末四位',
    value: CARD_ENDINGS.unsupported,
    effect: 'A bank that is not supported (Result 42143).',
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.expired,
    effect: 'The code has run out (Result 42141).',
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.notFound,
    effect: 'No such record (Result 42141).',
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.otherPerson,
    effect: 'Another person’s record (Result 42141).',
  },
  {
    field: '学籍在线验证码末四位',
    value: ACADEMIC_ENDINGS.left,
    effect: 'A record that has ended: it is shown and raises nothing.',
  },
]
