/**
 * What a customer does in an application, stage by stage, with the time that it takes in seconds: 10 for a field that is typed, 5 for
 * one that is chosen, 15 for a picture, 10 for a text to read. Estimates by what is asked, until the exit events of the pages say it
 * better. Definitions name the code alone: they are loaded before the first page, these texts after it.
 */
const table = {
  /** Name and number; an authorisation. */
  identity: { title: '身份认证', seconds: 40 },
  /** Two pictures, and what was read from them. */
  photos: { title: '上传身份证', seconds: 40 },
  /** An authorisation; a look into the camera. */
  face: { title: '人脸识别', seconds: 30 },
  /** Two people: name, phone, and how they are related. */
  contacts: { title: '填写联系人', seconds: 60 },
  /** Eight fields, half of them chosen. */
  information: { title: '完善个人信息', seconds: 60 },
  /** What a verification wants, to read. */
  guide: { title: '了解要求', seconds: 20 },
  /** A picture that is made or found elsewhere first. */
  proof: { title: '上传凭证', seconds: 90 },
  /** A code of another service. */
  code: { title: '填写在线验证码', seconds: 60 },
  /** A recording of some minutes. */
  record: { title: '录制屏幕', seconds: 180 },
  /** A card number, and the code of its bank. */
  card: { title: '添加信用卡', seconds: 60 },
  /** The result, a few seconds later. */
  outcome: { title: '查看结果', seconds: 10 },
} as const

/** Names a stage. Pages of one flow with the same code are one stage. */
export type StageCode = keyof typeof table

/** A stage as customers read it. */
export interface Stage {
  readonly code: StageCode
  /** Its name in a list of all. */
  readonly title: string
  /** How long it takes, in seconds. */
  readonly seconds: number
}

/** The stage of a code. */
export const stageOf = (code: StageCode): Stage => ({ code, ...table[code] })

/** Whether a text names a stage. */
export const isStage = (code: unknown): code is StageCode =>
  typeof code === 'string' && Object.hasOwn(table, code)
