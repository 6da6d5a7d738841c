/**
 * The stages of an application, each with the time that it takes in seconds: 10 for a field that is typed, 5 for one that is chosen,
 * 15 for a picture, 10 for a text to read. Estimates by what is asked, until the exit events of the pages say it better.
 */
export const stages = {
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
} as const
