import type { MagicInput } from '../../engine/magic.ts'

/** Part of a file name, and the text with which such a file is refused. */
export interface FileMark {
  mark: string
  /** What the customer reads. */
  text: string
  /** The same in English, for developers and testers. */
  english: string
}

/** Photos of the ID card. */
export const ID_PHOTO_MARKS: readonly FileMark[] = [
  { mark: 'blurry', text: '照片模糊，请重新拍摄', english: 'the photo is blurred' },
  { mark: 'not-an-id', text: '未识别到身份证，请重新拍摄', english: 'no ID card was recognised' },
  { mark: 'too-dark', text: '照片光线过暗，请在明亮处重新拍摄', english: 'the photo is too dark' },
  {
    mark: 'wrong-side',
    text: '证件面拍摄有误，请按提示拍摄对应的一面',
    english: 'the photo shows the wrong side of the card',
  },
  { mark: 'expired', text: '身份证已过有效期，请更换证件后重试', english: 'the ID card has expired' },
]

/** Screenshots and certificates for a higher limit. */
export const SCREENSHOT_MARKS: readonly FileMark[] = [
  { mark: 'blurry', text: '图片模糊，请重新上传', english: 'the image is blurred' },
  {
    mark: 'not-a-proof',
    text: '未识别到认证信息，请参照示例重新上传',
    english: 'the image shows no certificate',
  },
  { mark: 'edited', text: '图片疑似经过修改，请上传原始图片', english: 'the image seems to be edited' },
  {
    mark: 'other-person',
    text: '图片信息与本人不一致，请上传本人资料',
    english: 'the data belong to another person',
  },
  { mark: 'expired', text: '图片信息已过期，请重新获取后上传', english: 'the data are out of date' },
]

/** Commitment videos, refused in their review. */
export const VIDEO_MARKS: readonly FileMark[] = [
  { mark: 'no-face', text: '视频中未检测到人脸，请重新录制', english: 'no face was found in the video' },
  { mark: 'silent', text: '视频中未检测到声音，请重新录制', english: 'no voice was found in the video' },
]

/** The upload of a file with this in its name fails. */
export const UPLOAD_FAILS_MARK = 'upload-fails'

/** The permission to upload ends when a file with this in its name arrives; the next permission is taken. */
export const TOKEN_ENDS_MARK = 'token-ends'
/** As above, and no later permission is taken either. */
export const TOKEN_ALWAYS_ENDS_MARK = 'token-ends-always'

/** The review of a video with this in its name takes half a minute. */
export const SLOW_VIDEO_MARK = 'slow-review'

/** Recognition of a front photo with this in its file name returns one wrong character in the customer’s name. */
export const MISREAD_MARK = 'misread'

const FILE_FIELD = '文件名'

/** Magic inputs that are names of files. */
export const fileMagic: readonly MagicInput[] = [
  ...ID_PHOTO_MARKS.map(({ mark, text, english }) => ({
    field: FILE_FIELD,
    file: 'idPhoto' as const,
    value: mark,
    effect: {
      zh: `文件名含有它的身份证照片被拒绝：${text}（Result 42140）。`,
      en: `An ID photo with this in its file name is refused: ${english} (Result 42140).`,
    },
  })),
  {
    field: FILE_FIELD,
    file: 'idPhoto' as const,
    value: MISREAD_MARK,
    effect: {
      zh: '识别身份证正面时，姓名有一个字识别错误。',
      en: 'Recognition of the front photo returns one wrong character in the name.',
    },
  },
  ...SCREENSHOT_MARKS.map(({ mark, text, english }) => ({
    field: FILE_FIELD,
    file: 'proof' as const,
    value: mark,
    effect: {
      zh: `文件名含有它的截图或证明不通过：${text}。`,
      en: `A screenshot or certificate with this in its file name does not pass: ${english}.`,
    },
  })),
  ...VIDEO_MARKS.map(({ mark, text, english }) => ({
    field: FILE_FIELD,
    file: 'video' as const,
    value: mark,
    effect: {
      zh: `文件名含有它的视频在保存时被拒绝：${text}（Result 42144）。`,
      en: `A video with this in its file name is refused when it is saved: ${english} (Result 42144).`,
    },
  })),
  {
    field: FILE_FIELD,
    file: 'video' as const,
    value: SLOW_VIDEO_MARK,
    effect: {
      zh: '视频30秒内状态为uploading，之后成功。',
      en: 'The status of a video is uploading for 30 seconds, then success.',
    },
  },
  {
    field: FILE_FIELD,
    value: UPLOAD_FAILS_MARK,
    effect: {
      zh: '上传失败：视频返回Result 42144，云存储返回HTTP 503。',
      en: 'The upload fails: Result 42144 for a video, HTTP 503 from the cloud storage.',
    },
  },
  {
    field: FILE_FIELD,
    value: TOKEN_ENDS_MARK,
    effect: {
      zh: '文件到达云存储时上传凭证已失效（HTTP 401）；用新凭证再传一次即可成功。',
      en: 'The permission ends when the file reaches the cloud storage (HTTP 401); with a new one it is taken.',
    },
  },
  {
    field: FILE_FIELD,
    value: TOKEN_ALWAYS_ENDS_MARK,
    effect: {
      zh: '每一次上传凭证都会失效（HTTP 401）。',
      en: 'Every permission ends when the file reaches the cloud storage (HTTP 401).',
    },
  },
]
